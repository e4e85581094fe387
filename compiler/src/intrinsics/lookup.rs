//! Which overload a call means: candidates, the choice between them, and the cache of calls resolved before.
//!
//! <https://www.w3.org/TR/WGSL/#overload-resolution-section>

use smallvec::SmallVec;

use super::generated::tables::{
    ARGUMENT_LIMITS, BINARY_OPERATORS, CONSTRUCTORS, FUNCTIONS, OVERLOADS, UNARY_OPERATORS,
};
use super::matching::{self, Call, Instance};
use super::overload_cache::{CacheKey, OverloadCache, ResolvedCalls};
use super::prefilter::Prefilter;
use super::table::{ArgumentLimit, OverloadRow, Overloads};
use super::{BinaryOp, BuiltinFn, CtorConv, OverloadKind, UnaryOp};
use crate::Store;
use crate::constant::{ConstFn, EvalStage};
use crate::types::{Access, Type, TypeId};
use crate::util::{Id, work};

crate::define_id!(
    /// A row of the overload table.
    pub struct OverloadId, "overload"
);

impl OverloadId {
    /// Whether a call statement may not drop the result.
    pub fn must_use(self) -> bool {
        OVERLOADS[self.index()].must_use
    }

    /// What kind of call it is: tells conversions from constructors.
    pub fn kind(self) -> OverloadKind {
        OVERLOADS[self.index()].kind
    }

    /// What evaluates a call of it in const-expressions and override-expressions.
    pub fn const_fn(self) -> Option<ConstFn> {
        OVERLOADS[self.index()].const_fn
    }

    /// What the arguments must keep to beside their types.
    pub fn limits(self) -> &'static [ArgumentLimit] {
        let index = self.index();
        &ARGUMENT_LIMITS[LIMIT_STARTS[index].into()..LIMIT_STARTS[index + 1].into()]
    }
}

/// Where the limits of each overload begin, which lie in the order of overloads.
static LIMIT_STARTS: [u16; OVERLOADS.len() + 1] = limit_starts();

const fn limit_starts() -> [u16; OVERLOADS.len() + 1] {
    let mut starts = [0; OVERLOADS.len() + 1];
    let (mut overload, mut limit) = (0, 0);
    while overload < OVERLOADS.len() {
        starts[overload] = limit as u16;
        while limit < ARGUMENT_LIMITS.len() && ARGUMENT_LIMITS[limit].overload as usize == overload {
            limit += 1;
        }
        overload += 1;
    }
    starts[overload] = limit as u16;
    starts
}

/// What is called.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Callee {
    /// A built-in function.
    Function(BuiltinFn),
    /// A value constructor or conversion.
    Constructor(CtorConv),
    /// A unary operator.
    Unary(UnaryOp),
    /// A binary operator.
    Binary {
        /// Which.
        op: BinaryOp,
        /// Whether it stands in a compound assignment, which only messages distinguish.
        is_compound: bool,
    },
}

impl UnaryOp {
    /// What evaluates it in const-expressions: one function for all overloads.
    pub fn const_fn(self) -> Option<ConstFn> {
        Callee::Unary(self).operator_const_fn()
    }
}

impl BinaryOp {
    /// What evaluates it in const-expressions: one function for all overloads.
    pub fn const_fn(self) -> Option<ConstFn> {
        Callee::Binary { op: self, is_compound: false }.operator_const_fn()
    }
}

impl Callee {
    /// Overloads of an operator differ in types only, which a test holds them to.
    fn operator_const_fn(self) -> Option<ConstFn> {
        self.overloads().next().and_then(|overload| OVERLOADS[usize::from(overload)].const_fn)
    }

    pub(super) fn overloads(self) -> impl Iterator<Item = u16> {
        let Overloads { start, count } = match self {
            Self::Function(function) => FUNCTIONS[function as usize],
            Self::Constructor(constructor) => CONSTRUCTORS[constructor as usize],
            Self::Unary(op) => UNARY_OPERATORS[op as usize],
            Self::Binary { op, .. } => BINARY_OPERATORS[op as usize],
        };
        start..start + count
    }
}

/// The overload that a call means. The parameters' types are [`Lookup::parameters`].
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Match {
    /// The overload.
    pub overload: OverloadId,
    /// The result's type; [`TypeId::VOID`] if there is none.
    pub ret: TypeId,
    /// Where its parameters are in the pool.
    start: u32,
    parameters: u8,
    /// Whether it is in the cache, which then has its types.
    is_cached: bool,
}

impl Match {
    /// An overload by its row, with its templates replaced. The types of its parameters go to `types`.
    pub(super) fn new(row: u16, instance: &Instance, types: &mut Vec<TypeId>, is_cached: bool) -> Self {
        let start = types.len() as u32;
        types.extend_from_slice(&instance.parameters);
        Self {
            overload: OverloadId::new(row.into()),
            ret: instance.result,
            start,
            parameters: instance.parameters.len() as u8,
            is_cached,
        }
    }
}

/// A call that no overload answers, or several equally well. [`super::explain`] says it in words.
#[derive(Clone, Debug)]
pub struct NoMatch {
    pub(super) callee: Callee,
    pub(super) explicit: Vec<TypeId>,
    pub(super) arguments: Vec<TypeId>,
    pub(super) is_const: bool,
    /// The overloads between which there is no preference; empty if none matches.
    pub(super) ambiguous: Vec<u16>,
}

/// Finds the overloads that calls in one store mean.
#[derive(Debug)]
pub struct Lookup<'c> {
    /// Calls of well-known types alone.
    cache: &'c mut OverloadCache,
    /// All other calls.
    calls: ResolvedCalls<Match>,
}

impl<'c> Lookup<'c> {
    /// A lookup for one store that uses, and extends, a cache that serves many.
    pub fn new(cache: &'c mut OverloadCache) -> Self {
        cache.limit();
        Self { cache, calls: ResolvedCalls::default() }
    }

    /// The types that the arguments of a call are converted to.
    #[inline]
    pub fn parameters(&self, found: &Match) -> &[TypeId] {
        let pool = if found.is_cached { self.cache.types() } else { &self.calls.types };
        &pool[found.start as usize..][..found.parameters.into()]
    }

    /// The overload of a built-in function for arguments of those types. `explicit` are the template arguments that the
    /// call spells; `earliest` is the latest evaluation stage of the arguments, the earliest at which the call can be evaluated.
    /// References are loaded.
    pub fn lookup_fn(
        &mut self,
        store: &mut Store,
        function: BuiltinFn,
        explicit: &[TypeId],
        arguments: &[TypeId],
        earliest: EvalStage,
    ) -> Result<Match, Box<NoMatch>> {
        self.lookup(store, Callee::Function(function), explicit, arguments, earliest)
    }

    /// The overload of a value constructor or conversion; otherwise as [`Lookup::lookup_fn`].
    pub fn lookup_ctor(
        &mut self,
        store: &mut Store,
        constructor: CtorConv,
        explicit: &[TypeId],
        arguments: &[TypeId],
        earliest: EvalStage,
    ) -> Result<Match, Box<NoMatch>> {
        self.lookup(store, Callee::Constructor(constructor), explicit, arguments, earliest)
    }

    /// The overload of a unary operator. [`UnaryOp::AddressOf`] and [`UnaryOp::Indirection`] have none.
    pub fn lookup_unary(
        &mut self,
        store: &mut Store,
        op: UnaryOp,
        argument: TypeId,
        earliest: EvalStage,
    ) -> Result<Match, Box<NoMatch>> {
        self.lookup(store, Callee::Unary(op), &[], &[argument], earliest)
    }

    /// The overload of a binary operator. `is_compound` is for messages.
    pub fn lookup_binary(
        &mut self,
        store: &mut Store,
        op: BinaryOp,
        lhs: TypeId,
        rhs: TypeId,
        is_compound: bool,
        earliest: EvalStage,
    ) -> Result<Match, Box<NoMatch>> {
        self.lookup(store, Callee::Binary { op, is_compound }, &[], &[lhs, rhs], earliest)
    }

    /// The overload of any callee.
    pub fn lookup(
        &mut self,
        store: &mut Store,
        callee: Callee,
        explicit: &[TypeId],
        arguments: &[TypeId],
        earliest: EvalStage,
    ) -> Result<Match, Box<NoMatch>> {
        let arguments: SmallVec<[TypeId; 8]> = arguments.iter().map(|&ty| loaded(store, ty)).collect();
        self.lookup_values(store, callee, explicit, arguments.iter().map(|&ty| (ty, earliest)), earliest)
    }

    /// As [`Lookup::lookup`], for arguments of which none is a reference. Each comes with its stage, and none is before `earliest`.
    #[inline]
    pub fn lookup_values(
        &mut self,
        store: &mut Store,
        callee: Callee,
        explicit: &[TypeId],
        arguments: impl ExactSizeIterator<Item = (TypeId, EvalStage)> + Clone,
        earliest: EvalStage,
    ) -> Result<Match, Box<NoMatch>> {
        work::note(1 + arguments.len());
        let key = CacheKey::new(self.cache, callee, explicit, arguments.clone(), earliest);
        let resolved = match key {
            Some(key) if key.is_well_known => self.cache.get(key).and_then(Option::as_ref),
            Some(key) => self.calls.get(key),
            None => None,
        };
        if let Some(found) = resolved {
            return Ok(*found);
        }
        let latest = arguments.clone().fold(earliest, |latest, (_, stage)| latest.max(stage));
        let types: SmallVec<[TypeId; 8]> = arguments.map(|(ty, _)| ty).collect();
        self.find(store, callee, &Call { explicit, arguments: &types, is_const: latest == EvalStage::Const }, key)
    }

    /// Finds the overload of a call that was not resolved before, and remembers it if it has a key.
    fn find(
        &mut self,
        store: &mut Store,
        callee: Callee,
        call: &Call<'_>,
        key: Option<CacheKey>,
    ) -> Result<Match, Box<NoMatch>> {
        if let Some(key) = key.filter(|key| key.is_well_known) {
            let cached = match self.cache.get(key) {
                Some(&cached) => cached,
                None => self.cache.resolve(key, callee, call),
            };
            // A call of well-known types may have a result of other types, which the store alone has.
            if let Some(found) = cached.or_else(|| self.calls.get(key).copied()) {
                return Ok(found);
            }
        }
        match resolve(store, callee, call) {
            Ok((index, instance)) => {
                let found = Match::new(index, &instance, &mut self.calls.types, false);
                if let Some(key) = key {
                    self.calls.insert(key, found);
                }
                Ok(found)
            }
            Err(ambiguous) => {
                let (explicit, arguments) = (call.explicit.to_vec(), call.arguments.to_vec());
                Err(Box::new(NoMatch { callee, explicit, arguments, is_const: call.is_const, ambiguous }))
            }
        }
    }
}

/// The type of an argument after the load rule.
fn loaded(store: &Store, ty: TypeId) -> TypeId {
    match store.types.get(ty) {
        Type::Reference { store, access: Access::Read | Access::ReadWrite, .. } => store,
        _ => ty,
    }
}

/// The preferred candidate, or those among which there is none.
pub(super) fn resolve(store: &mut Store, callee: Callee, call: &Call<'_>) -> Result<(u16, Instance), Vec<u16>> {
    let mut candidates: SmallVec<[(u16, Instance); 2]> = SmallVec::new();
    let prefilter = Prefilter::new(&store.types, call.arguments);
    for index in callee.overloads().filter(|&index| prefilter.passes(index)) {
        if let Some(instance) = matching::instantiate(store, &OVERLOADS[index as usize], call) {
            candidates.push((index, instance));
        }
    }
    let best = candidates.iter().position(|(_, candidate)| {
        candidates.iter().all(|(_, other)| std::ptr::eq(candidate, other) || is_as_good(candidate, other))
    });
    match best {
        Some(best) => Ok(candidates.swap_remove(best)),
        None => Err(candidates.into_iter().map(|(index, _)| index).collect()),
    }
}

/// Whether each conversion that `a` needs is at least as good as that of `b`. Of equals the one declared first is taken:
/// definitions use that to put a special case before the general one.
fn is_as_good(a: &Instance, b: &Instance) -> bool {
    a.ranks.iter().zip(&b.ranks).all(|(a, b)| a <= b)
}

/// The row of an overload.
pub(super) fn row(index: u16) -> &'static OverloadRow {
    &OVERLOADS[index as usize]
}
