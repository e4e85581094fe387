//! Which overload a call means: candidates, the choice between them, and the memory of earlier answers.
//!
//! <https://www.w3.org/TR/WGSL/#overload-resolution-section>

use smallvec::SmallVec;
use std::hash::BuildHasher;

use super::generated::tables::{
    ARGUMENT_LIMITS, BINARY_OPERATORS, CONSTRUCTORS, FUNCTIONS, OVERLOADS, UNARY_OPERATORS,
};
use super::matching::{self, Call, Instance};
use super::shared::{self, Lent};
use super::sieve::Sieve;
use super::table::{ArgumentLimit, OverloadRow, Overloads};
use super::{BinaryOp, BuiltinFn, CtorConv, OverloadKind, UnaryOp};
use crate::Store;
use crate::constant::{ConstFn, EvalStage};
use crate::types::{Access, Type, TypeId};
use crate::util::{Id, IdTable, IdVec, work};

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
        /// Whether it stands in a compound assignment, which only messages tell apart.
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
    /// Where its parameters are in the pool, and its templates behind them.
    start: u32,
    parameters: u8,
    templates: u8,
    /// Whether it answers a call of well-known types: then its pool is that of those answers.
    is_known: bool,
}

impl Match {
    /// An overload by its row, with its templates replaced. Their types go to `types`.
    pub(super) fn new(row: u16, instance: &Instance, types: &mut Vec<TypeId>, is_known: bool) -> Self {
        let start = types.len() as u32;
        types.extend_from_slice(&instance.parameters);
        types.extend_from_slice(&instance.templates);
        Self {
            overload: OverloadId::new(row.into()),
            ret: instance.result,
            start,
            parameters: instance.parameters.len() as u8,
            templates: instance.templates.len() as u8,
            is_known,
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

/// The overloads that calls in one store mean.
#[derive(Clone, Debug)]
pub struct Lookup {
    /// Calls of well-known types alone.
    known: Lent,
    /// All other calls.
    own: Answers<Match>,
}

crate::define_id!(
    /// An answer among those to other calls.
    struct AnswerId, "answer"
);

/// Answers by the calls that they answer.
#[derive(Clone, Debug)]
pub(super) struct Answers<T> {
    answers: IdVec<AnswerId, (Key, T)>,
    table: IdTable<AnswerId>,
    /// The parameters and templates of the answers.
    pub types: Vec<TypeId>,
}

impl<T> Default for Answers<T> {
    fn default() -> Self {
        Self { answers: IdVec::new(), table: IdTable::new(), types: Vec::new() }
    }
}

impl<T> Answers<T> {
    #[inline]
    fn get(&self, hash: u64, key: Key) -> Option<&T> {
        self.table.find(hash, |id| self.answers[id].0 == key).map(|id| &self.answers[id].1)
    }

    pub fn insert(&mut self, hash: u64, key: Key, answer: T) {
        let id = self.answers.push((key, answer));
        self.table.insert(hash, id);
    }

    pub fn len(&self) -> usize {
        self.answers.len()
    }
}

/// A call in one number: the callee, the explicit templates and the arguments, sixteen bits each.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Key(u128);

impl Key {
    #[inline]
    fn hash(self) -> u64 {
        shared::HASHER.hash_one(self)
    }
}

/// A call that is remembered.
#[derive(Copy, Clone, Debug)]
struct Usual {
    key: Key,
    hash: u64,
    /// Whether all of its types are well known.
    is_known: bool,
}

impl Usual {
    /// A call; none where it is no usual one: where there are more than seven types, or more than 2^16 in the store. Such calls are not
    /// remembered.
    #[inline(always)]
    fn new(
        callee: Callee,
        explicit: &[TypeId],
        arguments: impl ExactSizeIterator<Item = (TypeId, EvalStage)>,
        earliest: EvalStage,
    ) -> Option<Self> {
        if explicit.len() + arguments.len() > 7 {
            return None;
        }
        let (mut types, mut greatest, mut latest) = (0_u128, 0, earliest);
        let mut add = |ty: TypeId| {
            // Above zero, so that a type is told from none.
            let number = ty.index() + 1;
            types = types << 16 | number as u128;
            greatest = number.max(greatest);
        };
        explicit.iter().copied().for_each(&mut add);
        for (ty, stage) in arguments {
            add(ty);
            latest = latest.max(stage);
        }
        let head = Head { callee, is_const: latest == EvalStage::Const, explicit_count: explicit.len() as u32 };
        let key = Key(types << 16 | u128::from(head.code()));
        let is_known = greatest <= TypeId::WELL_KNOWN_COUNT;
        (greatest <= usize::from(u16::MAX)).then(|| Self { key, hash: key.hash(), is_known })
    }
}

/// What distinguishes calls beside their types.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Head {
    pub callee: Callee,
    pub is_const: bool,
    pub explicit_count: u32,
}

impl Head {
    /// A number for all of it, at most seven explicit templates counted.
    fn code(self) -> u16 {
        let callee = match self.callee {
            Callee::Function(function) => 1 + function as u16,
            Callee::Constructor(constructor) => 1 << 10 | constructor as u16,
            Callee::Unary(op) => 2 << 10 | op as u16,
            Callee::Binary { op, .. } => 3 << 10 | op as u16,
        };
        callee << 4 | (self.explicit_count as u16) << 1 | u16::from(self.is_const)
    }
}

impl Default for Lookup {
    fn default() -> Self {
        Self::new()
    }
}

impl Lookup {
    /// No answers yet.
    pub fn new() -> Self {
        Self { known: Lent::new(), own: Answers::default() }
    }

    /// The types that the arguments of a call are converted to.
    #[inline]
    pub fn parameters(&self, answer: &Match) -> &[TypeId] {
        &self.types(answer)[..answer.parameters.into()]
    }

    /// The types of the overload's templates; [`TypeId::VOID`] for numbers.
    pub(super) fn templates(&self, answer: &Match) -> &[TypeId] {
        &self.types(answer)[answer.parameters.into()..]
    }

    /// The parameters and the templates.
    #[inline]
    fn types(&self, answer: &Match) -> &[TypeId] {
        let pool = if answer.is_known { &self.known.get().answers.types } else { &self.own.types };
        &pool[answer.start as usize..][..usize::from(answer.parameters + answer.templates)]
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
        let usual = Usual::new(callee, explicit, arguments.clone(), earliest);
        let remembered = match usual {
            Some(Usual { key, hash, is_known: true }) => {
                self.known.get().answers.get(hash, key).and_then(Option::as_ref)
            }
            Some(Usual { key, hash, is_known: false }) => self.own.get(hash, key),
            None => None,
        };
        if let Some(answer) = remembered {
            return Ok(*answer);
        }
        let latest = arguments.clone().fold(earliest, |latest, (_, stage)| latest.max(stage));
        let types: SmallVec<[TypeId; 8]> = arguments.map(|(ty, _)| ty).collect();
        self.find(store, callee, &Call { explicit, arguments: &types, is_const: latest == EvalStage::Const }, usual)
    }

    /// Finds the overload of a call that is not remembered, and remembers it if it is usual.
    fn find(
        &mut self,
        store: &mut Store,
        callee: Callee,
        call: &Call<'_>,
        usual: Option<Usual>,
    ) -> Result<Match, Box<NoMatch>> {
        if let Some(Usual { key, hash, is_known: true }) = usual {
            let known = self.known.get_mut();
            let answer = match known.answers.get(hash, key) {
                Some(&answer) => answer,
                None => known.find(hash, key, callee, call),
            };
            // A call of well-known types may have an answer with others, which are the store's own.
            if let Some(answer) = answer.or_else(|| self.own.get(hash, key).copied()) {
                return Ok(answer);
            }
        }
        match resolve(store, callee, call) {
            Ok((index, instance)) => {
                let answer = Match::new(index, &instance, &mut self.own.types, false);
                if let Some(Usual { key, hash, .. }) = usual {
                    self.own.insert(hash, key, answer);
                }
                Ok(answer)
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
    let sieve = Sieve::new(&store.types, call.arguments);
    for index in callee.overloads().filter(|&index| sieve.passes(index)) {
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
