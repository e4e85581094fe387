//! Answers to calls of well-known types alone. They are the same in every store, so that a thread finds each once and for all.
//!
//! Such calls are always matched in a store kept here: what matching makes on its way never comes into the store of a program, and so
//! nothing there depends on what was compiled before.

use hashbrown::{DefaultHashBuilder, HashTable};
use std::cell::RefCell;
use std::sync::LazyLock;

use super::lookup::{self, Head, Match};
use super::matching::Call;
use crate::Store;
use crate::types::TypeId;
use crate::util::Range32;

/// How many answers are kept at most: more than any but hostile modules ask for.
const MOST: usize = 1 << 14;

/// What hashes calls, here and in every [`super::Lookup`], so that each is hashed once.
pub(super) static HASHER: LazyLock<DefaultHashBuilder> = LazyLock::new(DefaultHashBuilder::default);

/// A call that was asked for.
struct Known {
    hash: u64,
    head: Head,
    /// Its explicit templates and arguments.
    call: Range32,
    /// Nothing where there is no overload, or where the answer is made of other types too.
    answer: Option<Match>,
}

#[derive(Default)]
struct Shared {
    store: Store,
    table: HashTable<Known>,
    /// The types of the calls and of their answers.
    types: Vec<TypeId>,
}

thread_local! {
    static SHARED: RefCell<Shared> = RefCell::default();
}

/// The answer to a call, its types in `types`. `call` are its explicit templates and its arguments.
pub(super) fn answer(hash: u64, head: Head, call: &[TypeId], types: &mut Vec<TypeId>) -> Option<Match> {
    if !call.iter().all(|ty| ty.is_well_known()) {
        return None;
    }
    SHARED.with_borrow_mut(|shared| {
        let found = shared.table.find(hash, |known| known.head == head && known.call.of(&shared.types) == call);
        let answer = match found {
            Some(known) => known.answer,
            None => shared.find(hash, head, call),
        };
        answer.map(|answer| answer.moved(&shared.types, types))
    })
}

impl Shared {
    fn find(&mut self, hash: u64, head: Head, call: &[TypeId]) -> Option<Match> {
        let (explicit, arguments) = call.split_at(head.explicit_count as usize);
        let asked = Call { explicit, arguments, is_const: head.is_const };
        let found = lookup::resolve(&mut self.store, head.callee, &asked).ok();
        let found = found.filter(|(_, instance)| instance.types().all(TypeId::is_well_known));
        if self.table.len() >= MOST {
            self.table.clear();
            self.types.clear();
        }
        let answer = found.map(|(row, instance)| Match::new(row, &instance, &mut self.types));
        let call = Range32::copy(&mut self.types, call);
        self.table.insert_unique(hash, Known { hash, head, call, answer }, |known| known.hash);
        answer
    }
}
