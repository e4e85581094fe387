//! How targets get what WGSL has: spelt by the target itself, rewritten by a transform, or refused. The rows are in `generated/lowering.rs`.
//!
//! A printer asks [`Lookup::lowering_of`] and writes what [`Lowering::Emit`] holds: no spelling of a built-in stands in a printer.
//! A raise step asks the same to know whether a call is its to rewrite.

use super::enums::Target;
use super::generated::lowering::rules;
use super::{Callee, Lookup, Match, TypeKind, kinds};
use crate::Store;
use crate::constant::EvalStage;
use crate::types::TypeId;
use crate::util::Id;

/// How a target gets a call.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Lowering {
    /// It has it, spelt so; what the placeholders mean is in `intrinsics/README.md`.
    Emit(&'static str),
    /// The transform of that name rewrites it.
    Transform(&'static str),
    /// It cannot have it: the rule of the diagnostic.
    Refuse(&'static str),
}

/// A rule: the first of a list that holds is applied.
#[derive(Copy, Clone, Debug)]
pub(super) struct Rule {
    /// When it holds.
    pub when: When,
    /// What happens then.
    pub then: Lowering,
}

/// When a rule holds.
#[derive(Copy, Clone, Debug)]
#[allow(dead_code, reason = "which kinds of conditions there are is the definitions' to say")]
pub(super) enum When {
    Always,
    /// Where that template of the overload is one of the types, or is not.
    Template(u8, Compare, &'static [TypeKind]),
    /// Where the target's option of that name compares so.
    Option(&'static str, Compare, &'static str),
}

/// A comparison of versions, part by part.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(dead_code, reason = "which comparisons there are is the definitions' to say")]
pub(super) enum Compare {
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    Equal,
    NotEqual,
}

/// The options of a target that rules may ask about: from the name to the value, a version such as `1.4`.
pub type TargetOptions<'a> = &'a dyn Fn(&str) -> Option<&'a str>;

impl Lookup<'_> {
    /// How `target` gets a call whose overload was found; nothing where the definitions do not say.
    pub fn lowering(&self, found: &Match, target: Target, options: TargetOptions<'_>) -> Option<Lowering> {
        let templates = self.templates(found);
        let rules = rules(target)[found.overload.index()];
        rules.iter().find(|rule| rule.when.holds(templates, options)).map(|rule| rule.then)
    }

    /// How `target` gets a call of concrete types, as the IR has them. `explicit` is the result's type of a function that
    /// has explicit templates, such as `bitcast`.
    pub fn lowering_of(
        &mut self,
        store: &mut Store,
        callee: Callee,
        explicit: &[TypeId],
        arguments: &[TypeId],
        target: Target,
        options: TargetOptions<'_>,
    ) -> Option<Lowering> {
        let found = self.lookup(store, callee, explicit, arguments, EvalStage::Runtime).ok()?;
        self.lowering(&found, target, options)
    }
}

/// How `target` gets every call of a callee, where all overloads are alike; nothing where the overload matters, or the definitions do
/// not say.
pub fn lowering_of_all(callee: Callee, target: Target, options: TargetOptions<'_>) -> Option<Lowering> {
    let rules = rules(target);
    let of_overload = |overload: u16| {
        let mut rules = rules[usize::from(overload)].iter();
        let first = rules.find(|rule| matches!(rule.when, When::Template(..)) || rule.when.holds(&[], options))?;
        (!matches!(first.when, When::Template(..))).then_some(first.then)
    };
    let mut overloads = callee.overloads();
    let first = of_overload(overloads.next()?)?;
    overloads.all(|overload| of_overload(overload) == Some(first)).then_some(first)
}

/// Whether a target that has a call of a callee spells it so, whichever overload it is.
pub fn is_spelt(callee: Callee, target: Target, spelling: &str) -> bool {
    let rules = rules(target);
    let mut all = callee.overloads().flat_map(|overload| rules[usize::from(overload)]);
    all.all(|rule| !matches!(rule.then, Lowering::Emit(other) if other != spelling))
}

/// The transforms that the rules of a target name, each as often as it is named: for the test that there are such transforms.
pub fn named_transforms(target: Target) -> impl Iterator<Item = &'static str> {
    rules(target).iter().flat_map(|rules| rules.iter()).filter_map(|rule| match rule.then {
        Lowering::Transform(name) => Some(name),
        Lowering::Emit(_) | Lowering::Refuse(_) => None,
    })
}

impl When {
    fn holds(self, templates: &[TypeId], options: TargetOptions<'_>) -> bool {
        match self {
            Self::Always => true,
            Self::Template(index, compare, kinds) => {
                let ty = templates[index as usize];
                let named = kinds.iter().any(|&kind| kinds::single(kind) == Some(ty));
                named == (compare == Compare::Equal)
            }
            Self::Option(name, compare, value) => options(name).is_some_and(|actual| compare.holds(actual, value)),
        }
    }
}

impl Compare {
    fn holds(self, a: &str, b: &str) -> bool {
        let parts = |text: &str| -> [u32; 3] {
            let mut parts = text.split('.').map(|part| part.parse().unwrap_or(0));
            std::array::from_fn(|_| parts.next().unwrap_or(0))
        };
        let order = parts(a).cmp(&parts(b));
        match self {
            Self::Less => order.is_lt(),
            Self::LessOrEqual => order.is_le(),
            Self::Greater => order.is_gt(),
            Self::GreaterOrEqual => order.is_ge(),
            Self::Equal => order.is_eq(),
            Self::NotEqual => order.is_ne(),
        }
    }
}
