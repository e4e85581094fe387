//! Calls whose overload has been resolved, by what is called and the types of the arguments.
//!
//! Calls of well-known types alone mean the same in every store, so that the [`OverloadCache`] of a compiler serves all that it
//! compiles. They are resolved in a store of the cache: types that resolution makes on its way never enter the store of a program, and
//! so nothing of a program depends on what was compiled before.

use hashbrown::DefaultHashBuilder;
use std::hash::BuildHasher;

use super::lookup::{self, Callee, Match};
use super::matching::Call;
use crate::Store;
use crate::constant::EvalStage;
use crate::types::TypeId;
use crate::util::{Id, IdTable, IdVec};

/// A cache of more calls than this is emptied before the next module: only hostile modules fill it.
const MAX_CALLS: usize = 1 << 14;

/// The overloads of calls of well-known types, for all modules that one compiler compiles.
#[derive(Clone, Default)]
pub struct OverloadCache {
    store: Store,
    /// Nothing for a call that no overload answers, or whose overload has types that are not well known.
    calls: ResolvedCalls<Option<Match>>,
    /// What hashes the keys of the cache, and of each [`super::Lookup`] that uses it.
    hasher: DefaultHashBuilder,
}

impl OverloadCache {
    /// A cache of no calls.
    pub fn new() -> Self {
        Self::default()
    }

    /// Forgets all calls if they are too many.
    pub(super) fn limit(&mut self) {
        if self.calls.len() > MAX_CALLS {
            *self = Self::default();
        }
    }

    /// What is known of a call, if it was resolved before.
    #[inline]
    pub(super) fn get(&self, key: CacheKey) -> Option<&Option<Match>> {
        self.calls.get(key)
    }

    /// Resolves a call that is not in the cache, and adds it.
    pub(super) fn resolve(&mut self, key: CacheKey, callee: Callee, call: &Call<'_>) -> Option<Match> {
        let found = lookup::resolve(&mut self.store, callee, call).ok();
        let found = found.filter(|(_, instance)| instance.types().all(TypeId::is_well_known));
        let resolved = found.map(|(row, instance)| Match::new(row, &instance, &mut self.calls.types, true));
        self.calls.insert(key, resolved);
        resolved
    }

    /// The parameters of the calls.
    #[inline]
    pub(super) fn types(&self) -> &[TypeId] {
        &self.calls.types
    }
}

impl std::fmt::Debug for OverloadCache {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "OverloadCache({} calls)", self.calls.len())
    }
}

crate::define_id!(
    /// A resolved call.
    struct ResolvedCallId, "resolved call"
);

/// What calls were resolved to.
#[derive(Clone, Debug)]
pub(super) struct ResolvedCalls<T> {
    calls: IdVec<ResolvedCallId, (u128, T)>,
    table: IdTable<ResolvedCallId>,
    /// The parameters of the overloads.
    pub types: Vec<TypeId>,
}

impl<T> Default for ResolvedCalls<T> {
    fn default() -> Self {
        Self { calls: IdVec::new(), table: IdTable::new(), types: Vec::new() }
    }
}

impl<T> ResolvedCalls<T> {
    #[inline]
    pub fn get(&self, key: CacheKey) -> Option<&T> {
        self.table.find(key.hash, |id| self.calls[id].0 == key.call).map(|id| &self.calls[id].1)
    }

    pub fn insert(&mut self, key: CacheKey, resolved: T) {
        let id = self.calls.push((key.call, resolved));
        self.table.insert(key.hash, id);
    }

    fn len(&self) -> usize {
        self.calls.len()
    }
}

/// A call that may be cached: one of at most seven types, each among the first 2^16 of the store.
#[derive(Copy, Clone, Debug)]
pub(super) struct CacheKey {
    /// The types of the arguments and the explicit templates and, in the lowest bits, the rest of the call: sixteen bits each.
    call: u128,
    hash: u64,
    /// Whether all of its types are well known.
    pub is_well_known: bool,
}

impl CacheKey {
    /// The key of a call; nothing for a call that is not cached.
    #[inline(always)]
    pub fn new(
        cache: &OverloadCache,
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
            // Above zero, so that an argument differs from none.
            let number = ty.index() + 1;
            types = types << 16 | number as u128;
            greatest = number.max(greatest);
        };
        explicit.iter().copied().for_each(&mut add);
        for (ty, stage) in arguments {
            add(ty);
            latest = latest.max(stage);
        }
        let head = CallHead { callee, is_const: latest == EvalStage::Const, explicit_count: explicit.len() as u32 };
        let call = types << 16 | u128::from(head.code());
        let is_well_known = greatest <= TypeId::WELL_KNOWN_COUNT;
        (greatest <= usize::from(u16::MAX)).then(|| Self { call, hash: cache.hasher.hash_one(call), is_well_known })
    }
}

/// What distinguishes calls beside their types.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct CallHead {
    pub callee: Callee,
    pub is_const: bool,
    pub explicit_count: u32,
}

impl CallHead {
    /// A number for all of it, at most seven explicit templates counted.
    pub fn code(self) -> u16 {
        let callee = match self.callee {
            Callee::Function(function) => 1 + function as u16,
            Callee::Constructor(constructor) => 1 << 10 | constructor as u16,
            Callee::Unary(op) => 2 << 10 | op as u16,
            Callee::Binary { op, .. } => 3 << 10 | op as u16,
        };
        callee << 4 | (self.explicit_count as u16) << 1 | u16::from(self.is_const)
    }
}
