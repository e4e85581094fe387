//! Answers to calls of well-known types alone. They are the same in every store, so that a thread finds each once and for all.
//!
//! Such calls are always matched in a store kept here: what matching makes on its way never comes into the store of a program, and so
//! nothing there depends on what was compiled before.

use hashbrown::{DefaultHashBuilder, HashTable};
use std::cell::RefCell;
use std::hash::BuildHasher;
use std::sync::LazyLock;

use super::lookup::{self, Callee, Key, Match};
use super::matching::Call;
use crate::Store;
use crate::types::TypeId;

/// How many answers are kept at most: more than any but hostile modules ask for.
const MOST: usize = 1 << 14;

/// What hashes calls, here and in every [`super::Lookup`], so that each is hashed once.
pub(super) static HASHER: LazyLock<DefaultHashBuilder> = LazyLock::new(DefaultHashBuilder::default);

/// A call that was asked for.
struct Known {
    key: Key,
    /// Nothing where there is no overload, or where the answer is made of other types too.
    answer: Option<Match>,
}

#[derive(Default)]
struct Shared {
    store: Store,
    table: HashTable<Known>,
    /// The types of the answers.
    types: Vec<TypeId>,
}

thread_local! {
    static SHARED: RefCell<Shared> = RefCell::default();
}

/// The answer to a call, its types in `types`.
pub(super) fn answer(hash: u64, key: Key, callee: Callee, call: &Call<'_>, types: &mut Vec<TypeId>) -> Option<Match> {
    if !call.explicit.iter().chain(call.arguments).all(|ty| ty.is_well_known()) {
        return None;
    }
    SHARED.with_borrow_mut(|shared| {
        let answer = match shared.table.find(hash, |known| known.key == key) {
            Some(known) => known.answer,
            None => shared.find(hash, key, callee, call),
        };
        answer.map(|answer| answer.moved(&shared.types, types))
    })
}

impl Shared {
    fn find(&mut self, hash: u64, key: Key, callee: Callee, call: &Call<'_>) -> Option<Match> {
        let found = lookup::resolve(&mut self.store, callee, call).ok();
        let found = found.filter(|(_, instance)| instance.types().all(TypeId::is_well_known));
        if self.table.len() >= MOST {
            self.table.clear();
            self.types.clear();
        }
        let answer = found.map(|(row, instance)| Match::new(row, &instance, &mut self.types));
        self.table.insert_unique(hash, Known { key, answer }, |known| HASHER.hash_one(known.key));
        answer
    }
}
