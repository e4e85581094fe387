//! How targets get what WGSL has: emitted as the target's own, replaced or prepared by a step of a transform, or refused. The rows are in
//! `generated/lowering.rs`, and they alone decide: transforms, printers and refusals ask here, by way of `crate::lowering`.
//!
//! Of each callee and target there are two trees that ask for the type classes of operands and of the result: one for all rules, and one for
//! spellings, which asks less. Most trees are one list of rules. What a rule asks beside is known of the target before a module is looked at.

use super::enums::{Stage, Target};
use super::generated::lowering::answers;
use super::generated::steps::Step;
use super::type_class::{TypeClass, TypeClasses};
use super::{BinaryOp, BuiltinFn, Callee, CtorConv, Stages, UnaryOp};
use crate::types::{TypeId, Types};

/// A step of one transform: one of the generated enums.
pub trait TransformStep: Copy {
    /// The transform's number, the bit of [`Outcomes`].
    const NUMBER: u32;
    /// The step, if it is one of this transform.
    fn of(step: Step) -> Option<Self>;
    /// The step among those of all transforms.
    fn step(self) -> Step;
}

/// What a target does with the calls of a callee.
#[derive(Copy, Clone, Debug)]
pub struct Answers {
    /// Which rules are those of a call.
    pub(super) rules: Choice,
    /// Which rules say how a call is spelt: those that spell it, and what is done instead of a later one of them.
    pub(super) spellings: Choice,
    /// What the rules lead to.
    pub(super) outcomes: Outcomes,
}

/// What rules lead to: a bit for each transform of which a rule names a step, and one each for spellings and refusals.
#[derive(Copy, Clone, Debug)]
pub struct Outcomes(pub(super) u32);

impl Outcomes {
    /// Nothing.
    pub const NONE: Self = Self(0);
    /// Anything.
    pub const ALL: Self = Self(u32::MAX);
    /// That calls are spelt.
    pub const SPELT: Self = Self(1 << 30);
    /// That calls are refused.
    pub const REFUSED: Self = Self(1 << 31);
    /// The steps of a transform.
    pub const fn of<S: TransformStep>() -> Self {
        Self(1 << S::NUMBER)
    }

    /// These and those.
    pub(super) const fn or(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// Whether some of these are among those.
    pub const fn intersects(self, others: Self) -> bool {
        self.0 & others.0 != 0
    }
}

/// A tree of questions about types.
#[derive(Copy, Clone, Debug)]
pub(super) enum Choice {
    /// These rules.
    Rules(&'static [Rule]),
    /// By what a type is.
    Ask(&'static Question),
}

/// A question about the type of an operand, or of the result.
#[derive(Copy, Clone, Debug)]
pub(super) struct Question {
    /// The operand's index, or [`RESULT`].
    operand: u8,
    /// What the rules of all answers lead to.
    outcomes: Outcomes,
    /// Of each class the index of its answer, or more than there are where no overload takes such types.
    index: [u8; TypeClass::COUNT],
    /// The answers.
    answers: &'static [(TypeClasses, Choice)],
}

impl Question {
    /// A question that has these answers.
    pub(super) const fn new(operand: u8, outcomes: Outcomes, answers: &'static [(TypeClasses, Choice)]) -> Self {
        let (mut index, mut class) = ([u8::MAX; TypeClass::COUNT], 0);
        while class < index.len() {
            let mut answer = 0;
            while answer < answers.len() {
                if answers[answer].0.contains(class) {
                    index[class] = answer as u8;
                }
                answer += 1;
            }
            class += 1;
        }
        Self { operand, outcomes, index, answers }
    }
}

/// The result, where an operand's index stands.
pub(super) const RESULT: u8 = u8::MAX;

/// A rule: of a list those whose conditions hold are applied, up to the first that does not only prepare the call.
#[derive(Copy, Clone, Debug)]
pub struct Rule {
    /// What must hold of the target, all of it.
    pub(super) when: &'static [When],
    /// What happens then.
    pub then: Then,
}

/// What a rule does.
#[derive(Copy, Clone, Debug)]
pub enum Then {
    /// The target has it, spelt so.
    Emit(Emitted),
    /// The step puts something else in the call's place.
    Replace(Step),
    /// The step changes operands, or leaves the call as it is; the rules that follow are applied to what is there then.
    Prepare(Step),
    /// The target cannot have it: the rule of the diagnostic.
    Refuse(&'static str),
}

/// How a target spells a call.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Emitted {
    /// The spelling, up to the result's type if that is part of it.
    pub text: &'static str,
    /// What follows the result's type, where that is part of the spelling.
    pub after_type: Option<&'static str>,
    /// Its place among the spellings of the target.
    pub number: u16,
}

/// A spelling without a type in it.
pub(super) const fn emit(text: &'static str, number: u16) -> Then {
    Then::Emit(Emitted { text, after_type: None, number })
}

/// What a rule asks of the target.
#[derive(Copy, Clone, Debug)]
#[allow(dead_code, reason = "which conditions there are is the definitions' to say")]
pub(super) enum When {
    /// The target's version compares so.
    Version(Compare, Version),
    /// Whether an entry point of the module is of the stage.
    HasStage(Compare, Stage),
}

/// A comparison.
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

/// A version of a target, such as `1.4`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Version {
    major: u8,
    minor: u8,
}

impl Version {
    /// The version `major.minor`.
    pub const fn new(major: u8, minor: u8) -> Self {
        Self { major, minor }
    }

    /// The version that an option of a target spells.
    pub fn parse(text: &str) -> Self {
        let (major, minor) = text.split_once('.').unwrap_or((text, "0"));
        Self { major: major.parse().unwrap_or(0), minor: minor.parse().unwrap_or(0) }
    }
}

/// A target, and what rules may ask of it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct LoweringTarget {
    /// Which it is.
    pub target: Target,
    /// Its version, where it has some.
    pub version: Version,
    /// The stages of the module's entry points.
    pub stages: Stages,
}

impl LoweringTarget {
    /// A target of which no version and no stage is known.
    pub const fn new(target: Target) -> Self {
        let stages = Stages { vertex: false, fragment: false, compute: false };
        Self { target, version: Version::new(0, 0), stages }
    }

    /// The target in the version that an option spells.
    pub fn at_version(self, version: &str) -> Self {
        Self { version: Version::parse(version), ..self }
    }

    /// What it does with the calls of a callee.
    pub const fn answers(&self, callee: Callee) -> &'static Answers {
        &answers(self.target)[callee.number()]
    }

    /// How a call is spelt that these rules are for, if it is.
    pub fn emitted(&self, rules: &'static [Rule]) -> Option<Emitted> {
        match rules {
            // Most calls have one rule.
            [Rule { when: [], then: Then::Emit(emitted) }] => Some(*emitted),
            rules => self.applied(rules).find_map(|then| match then {
                Then::Emit(emitted) => Some(emitted),
                _ => None,
            }),
        }
    }

    /// The rules whose conditions hold, up to the first that does not only prepare a call.
    pub fn applied(self, rules: &'static [Rule]) -> impl Iterator<Item = Then> {
        let mut rules = rules.iter();
        let mut is_done = false;
        std::iter::from_fn(move || {
            if is_done {
                return None;
            }
            let rule = rules.find(|rule| rule.when.iter().all(|when| when.holds(&self)))?;
            is_done = !matches!(rule.then, Then::Prepare(_));
            Some(rule.then)
        })
    }
}

impl Answers {
    /// Of a callee whose calls are all spelt.
    pub(super) const fn spelt(rules: Choice) -> Self {
        Self { rules, spellings: rules, outcomes: Outcomes::SPELT }
    }

    /// What the rules lead to.
    pub const fn outcomes(&self) -> Outcomes {
        self.outcomes
    }

    /// The rules for a call, or none where they do not lead to what is wanted. `ty` gives the type of an operand, or of the result where there
    /// is no index; nothing where there is none.
    pub fn rules(
        &self,
        types: &Types,
        wanted: Outcomes,
        ty: impl Fn(Option<usize>) -> Option<TypeId>,
    ) -> &'static [Rule] {
        self.rules.find(types, wanted, ty)
    }

    /// The rules that say how a call is spelt.
    pub fn spellings(&self, types: &Types, ty: impl Fn(Option<usize>) -> Option<TypeId>) -> &'static [Rule] {
        self.spellings.find(types, Outcomes::SPELT, ty)
    }

    /// The rules that say how all calls are spelt, where types do not matter.
    pub const fn spellings_of_all(&self) -> Option<&'static [Rule]> {
        match self.spellings {
            Choice::Rules(rules) => Some(rules),
            Choice::Ask(_) => None,
        }
    }
}

impl Choice {
    fn find(self, types: &Types, wanted: Outcomes, ty: impl Fn(Option<usize>) -> Option<TypeId>) -> &'static [Rule] {
        let mut choice = self;
        loop {
            let question = match choice {
                Self::Rules(rules) => return rules,
                Self::Ask(question) if question.outcomes.intersects(wanted) => question,
                Self::Ask(_) => return &[],
            };
            let operand = (question.operand != RESULT).then_some(question.operand.into());
            let answer = question.index[TypeClass::of(types, ty(operand)) as usize];
            match question.answers.get(usize::from(answer)) {
                Some((_, next)) => choice = *next,
                None => return &[],
            }
        }
    }
}

impl When {
    fn holds(self, of: &LoweringTarget) -> bool {
        match self {
            Self::Version(compare, version) => compare.holds(of.version, version),
            Self::HasStage(compare, stage) => {
                let has = match stage {
                    Stage::Vertex => of.stages.vertex,
                    Stage::Fragment => of.stages.fragment,
                    Stage::Compute => of.stages.compute,
                };
                has == (compare == Compare::Equal)
            }
        }
    }
}

impl Compare {
    fn holds<T: PartialOrd>(self, a: T, b: T) -> bool {
        match self {
            Self::Less => a < b,
            Self::LessOrEqual => a <= b,
            Self::Greater => a > b,
            Self::GreaterOrEqual => a >= b,
            Self::Equal => a == b,
            Self::NotEqual => a != b,
        }
    }
}

const CONSTRUCTORS: usize = BuiltinFn::ALL.len();
const UNARY: usize = CONSTRUCTORS + CtorConv::ALL.len();
const BINARY: usize = UNARY + UnaryOp::ALL.len();

impl Callee {
    /// How many callees there are.
    pub const COUNT: usize = BINARY + BinaryOp::ALL.len();

    /// The callee's number: the order of the generated tables.
    pub const fn number(self) -> usize {
        match self {
            Self::Function(function) => function as usize,
            Self::Constructor(constructor) => CONSTRUCTORS + constructor as usize,
            Self::Unary(op) => UNARY + op as usize,
            Self::Binary { op, .. } => BINARY + op as usize,
        }
    }
}
