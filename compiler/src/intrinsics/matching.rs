//! Matching one overload: templates are defined from left to right, refined, and checked against their constraints last.

use smallvec::SmallVec;

use super::generated::tables::{MATCHES, NODES, NUMBER_MATCHES, PARAMETERS, TEMPLATES, TYPE_ARITIES};
use super::kinds::{self, Part, Parts};
use super::table::{NONE, Node, OverloadRow, TemplateRow};
use crate::Store;
use crate::types::{ConversionRank, TypeFlags, TypeId};

/// The templates of an overload during matching.
pub(super) type Bindings = SmallVec<[Option<Part>; 6]>;

/// An overload with its templates replaced.
#[derive(Clone, Debug)]
pub(super) struct Instance {
    /// The parameters' types.
    pub parameters: SmallVec<[TypeId; 4]>,
    /// The rank of each argument's conversion to its parameter.
    pub ranks: SmallVec<[ConversionRank; 4]>,
    /// The result's type.
    pub result: TypeId,
    /// The templates' types; [`TypeId::VOID`] for numbers.
    pub templates: SmallVec<[TypeId; 4]>,
}

impl Instance {
    /// All types in it.
    pub(super) fn types(&self) -> impl Iterator<Item = TypeId> + '_ {
        self.parameters.iter().chain(&self.templates).copied().chain([self.result])
    }
}

/// How well an argument fits its parameter.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Fit {
    /// It fits.
    Fits,
    /// It is of the right kind, a vector say, with other arguments.
    RightKind,
    /// It does not fit.
    Wrong,
}

/// Why an overload does not match, for explanations.
#[derive(Clone, Default, Debug)]
pub(super) struct Mismatch {
    /// The call has another number of arguments.
    pub count: bool,
    /// The call spells another number of templates, or one that its constraint refuses.
    pub explicit: bool,
    /// How each argument fits.
    pub arguments: SmallVec<[Fit; 4]>,
    /// What the first argument that does not fit should be, where the other arguments tell.
    pub expected: Option<TypeId>,
    /// The first template whose constraint fails, or that nothing defines.
    pub template: Option<u8>,
    /// What the templates had got.
    pub bindings: Vec<Option<Part>>,
}

/// The call to match.
pub(super) struct Call<'a> {
    /// The templates that the call spells.
    pub explicit: &'a [TypeId],
    /// The arguments' types.
    pub arguments: &'a [TypeId],
    /// Whether the call is evaluated at shader creation.
    pub is_const: bool,
}

/// Matches `call` with an overload.
pub(super) fn instantiate(store: &mut Store, row: &OverloadRow, call: &Call<'_>) -> Option<Instance> {
    if row.parameter_count as usize != call.arguments.len() || !takes_explicit(row, call.explicit.len()) {
        return None;
    }
    let mut matcher = Matcher::new(store, row, call);
    let matches = matcher.explicit(call.explicit)
        && matcher.parameters().iter().zip(call.arguments).all(|(&at, &argument)| matcher.matches(at, argument))
        && matcher.constraints().is_none();
    if matches { matcher.instance(call.arguments) } else { None }
}

/// Matches as far as possible and says what is wrong. Called for overloads that do not match.
pub(super) fn diagnose(store: &mut Store, row: &OverloadRow, call: &Call<'_>) -> Mismatch {
    let mut matcher = Matcher::new(store, row, call);
    let mut mismatch = Mismatch { count: row.parameter_count as usize != call.arguments.len(), ..Mismatch::default() };
    mismatch.explicit = !takes_explicit(row, call.explicit.len()) || !matcher.explicit(call.explicit);
    for (index, &argument) in call.arguments.iter().enumerate() {
        let fit = matcher.parameters().get(index).map_or(Fit::Wrong, |&at| matcher.fit(at, argument));
        mismatch.arguments.push(fit);
    }
    mismatch.bindings = matcher.bindings.to_vec();
    let all_fit = !mismatch.count && mismatch.arguments.iter().all(|fit| *fit == Fit::Fits);
    mismatch.template = matcher.first_refused(all_fit);
    let wrong = mismatch.arguments.iter().position(|fit| *fit != Fit::Fits);
    mismatch.expected = wrong
        .and_then(|wrong| matcher.parameters().get(wrong))
        .and_then(|&at| matcher.build_type(at, None))
        .filter(|_| mismatch.template.is_none());
    mismatch
}

/// A function's templates are spelled all; a constructor's all or none.
fn takes_explicit(row: &OverloadRow, given: usize) -> bool {
    let may_omit = row.kind != super::OverloadKind::Function;
    given == row.explicit_count as usize || (given == 0 && may_omit)
}

/// The templates of an overload.
pub(super) fn templates(row: &OverloadRow) -> &'static [TemplateRow] {
    &TEMPLATES[row.templates as usize..][..row.template_count as usize]
}

struct Matcher<'a> {
    store: &'a mut Store,
    row: &'a OverloadRow,
    /// Whether abstract types may stand in parameters.
    allows_abstract: bool,
    bindings: Bindings,
}

impl<'a> Matcher<'a> {
    fn new(store: &'a mut Store, row: &'a OverloadRow, call: &Call<'_>) -> Self {
        let allows_abstract = call.is_const && row.const_fn.is_some();
        Self { store, row, allows_abstract, bindings: smallvec::smallvec![None; row.template_count as usize] }
    }

    fn parameters(&self) -> &'static [u16] {
        &PARAMETERS[self.row.parameters as usize..][..self.row.parameter_count as usize]
    }

    /// Defines the explicit templates; their constraints may define implicit ones.
    fn explicit(&mut self, given: &[TypeId]) -> bool {
        for (index, &ty) in given.iter().enumerate().take(self.row.explicit_count as usize) {
            self.bindings[index] = Some(Part::Type(ty));
        }
        let templates = templates(self.row);
        given
            .iter()
            .zip(templates)
            .all(|(&ty, template)| template.constraint == NONE || self.fits_exactly(template.constraint, ty))
    }

    /// Whether the constraint matches `ty` without converting it.
    fn fits_exactly(&mut self, constraint: u16, ty: TypeId) -> bool {
        self.matches(constraint, ty) && {
            let mut at = constraint as usize;
            // Templates that only arguments define are not known yet: what cannot be built is decided later.
            self.build(&mut at, Some(Part::Type(ty))).is_none_or(|built| built == Part::Type(ty))
        }
    }

    /// Whether the program at `start` matches a type, defining or refining templates on the way.
    fn matches(&mut self, start: u16, ty: TypeId) -> bool {
        let mut at = start as usize;
        self.node(&mut at, Part::Type(ty))
    }

    fn node(&mut self, at: &mut usize, part: Part) -> bool {
        let node = NODES[*at];
        *at += 1;
        match (node, part) {
            (Node::Template(index), part) => self.bind(index as usize, part),
            (Node::Match(index), Part::Type(ty)) => self.pick(index, ty).is_some(),
            (Node::NumberMatch(index), Part::Number(n)) => NUMBER_MATCHES[index as usize].contains(&n),
            (Node::Number(wanted), Part::Number(n)) => n == u32::from(wanted),
            (Node::Type(kind), Part::Type(ty)) => {
                if let Some(wanted) = kinds::single(kind) {
                    return self.converts(ty, wanted);
                }
                let Some(parts) = kinds::decompose(&self.store.types, kind, ty) else { return false };
                parts.into_iter().all(|part| self.node(at, part))
            }
            _ => false,
        }
    }

    /// Defines a template, or compares with what it is, or refines it.
    fn bind(&mut self, index: usize, part: Part) -> bool {
        let (bound, part) = match (self.bindings[index], part) {
            (None, part) => {
                self.bindings[index] = Some(part);
                return true;
            }
            (Some(Part::Type(bound)), Part::Type(ty)) => (bound, ty),
            (Some(bound), part) => return bound == part,
        };
        if self.rank(part, bound).is_some() {
            return true;
        }
        // A spelled template is what the call says and is never refined.
        let refines = self.rank(bound, part).is_some();
        if refines {
            self.bindings[index] = Some(Part::Type(part));
        }
        refines
    }

    fn rank(&self, from: TypeId, to: TypeId) -> Option<ConversionRank> {
        self.store.types.conversion_rank(from, to)
    }

    fn is_abstract(&self, ty: TypeId) -> bool {
        self.store.types.has(ty, TypeFlags::ABSTRACT)
    }

    /// Whether a value of type `from` can stand where `to` is wanted in this call.
    fn converts(&self, from: TypeId, to: TypeId) -> bool {
        (self.allows_abstract || !self.is_abstract(to)) && self.rank(from, to).is_some()
    }

    /// The member of a match, in the order of precedence, that `ty` is or converts to.
    fn pick(&self, index: u8, ty: TypeId) -> Option<TypeId> {
        MATCHES[index as usize].iter().find_map(|&kind| match kinds::single(kind) {
            Some(wanted) => self.converts(ty, wanted).then_some(wanted),
            None => kinds::decompose(&self.store.types, kind, ty).map(|_| ty),
        })
    }

    /// As [`Matcher::matches`]; what does not fit leaves the templates as they were.
    fn fit(&mut self, start: u16, ty: TypeId) -> Fit {
        let before = self.bindings.clone();
        if self.matches(start, ty) {
            return Fit::Fits;
        }
        self.bindings = before;
        match NODES[start as usize] {
            Node::Type(kind) if kinds::decompose(&self.store.types, kind, ty).is_some() => Fit::RightKind,
            _ => Fit::Wrong,
        }
    }

    /// The first defined template whose constraint fails; undefined ones count where `all_count`.
    fn first_refused(&mut self, all_count: bool) -> Option<u8> {
        let counts = |matcher: &Self, index: usize| all_count || matcher.bindings[index].is_some();
        let count = self.row.template_count as usize;
        (0..count).find(|&index| counts(self, index) && !self.constraint(index)).map(|index| index as u8)
    }

    /// Checks the constraints, implicit templates first since explicit ones are made of them, and makes abstract types
    /// concrete where they must be. Gives the first template that fails.
    fn constraints(&mut self) -> Option<u8> {
        let explicit = self.row.explicit_count as usize;
        let order = (explicit..self.row.template_count as usize).chain(0..explicit);
        order.into_iter().find(|&index| !self.constraint(index)).map(|index| index as u8)
    }

    fn constraint(&mut self, index: usize) -> bool {
        let Some(bound) = self.bindings[index] else { return false };
        let constraint = templates(self.row)[index].constraint;
        if constraint == NONE {
            if let Part::Type(ty) = bound
                && !self.allows_abstract
            {
                self.bindings[index] = Some(Part::Type(self.store.types.default_concrete(ty)));
            }
            return true;
        }
        let mut at = constraint as usize;
        if !self.node(&mut at, bound) {
            return false;
        }
        at = constraint as usize;
        self.bindings[index] = self.build(&mut at, Some(bound));
        self.bindings[index].is_some()
    }

    /// What the program at `at` stands for; matches take what the argument was.
    fn build(&mut self, at: &mut usize, argument: Option<Part>) -> Option<Part> {
        let node = NODES[*at];
        *at += 1;
        Some(match (node, argument) {
            (Node::Template(index), _) => self.bindings[index as usize]?,
            (Node::Number(n), _) => Part::Number(n.into()),
            (Node::Match(index), Some(Part::Type(ty))) => Part::Type(self.pick(index, ty)?),
            (Node::NumberMatch(_), Some(Part::Number(n))) => Part::Number(n),
            (Node::Type(kind), argument) => {
                let known = match argument {
                    Some(Part::Type(ty)) => kinds::decompose(&self.store.types, kind, ty),
                    _ => None,
                };
                let mut parts = Parts::new();
                for index in 0..TYPE_ARITIES[kind as usize] as usize {
                    let argument = known.as_ref().map(|known| known[index]);
                    parts.push(self.build(at, argument)?);
                }
                Part::Type(kinds::build(self.store, kind, &parts)?)
            }
            _ => return None,
        })
    }

    fn build_type(&mut self, start: u16, argument: Option<TypeId>) -> Option<TypeId> {
        match self.build(&mut (start as usize), argument.map(Part::Type))? {
            Part::Type(ty) => Some(ty),
            Part::Number(_) => None,
        }
    }

    fn instance(&mut self, arguments: &[TypeId]) -> Option<Instance> {
        let template = |bound: &Option<Part>| match bound {
            Some(Part::Type(ty)) => *ty,
            _ => TypeId::VOID,
        };
        let templates = self.bindings.iter().map(template).collect();
        let (parameters, ranks) = (SmallVec::new(), SmallVec::new());
        let mut instance = Instance { parameters, ranks, result: TypeId::VOID, templates };
        for (&at, &argument) in self.parameters().iter().zip(arguments) {
            let parameter = self.build_type(at, Some(argument))?;
            instance.ranks.push(self.rank(argument, parameter)?);
            instance.parameters.push(parameter);
        }
        if self.row.result != NONE {
            instance.result = self.build_type(self.row.result, None)?;
        }
        Some(instance)
    }
}
