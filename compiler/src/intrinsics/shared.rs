//! Answers to calls of well-known types alone. They are the same in every store, so that a thread finds each once and for all.
//!
//! Such calls are always matched in a store kept here: what matching makes on its way never comes into the store of a program, and so
//! nothing there depends on what was compiled before.

use hashbrown::HashMap;
use smallvec::SmallVec;
use std::cell::RefCell;

use super::lookup::{self, Head};
use super::matching::{Call, Instance};
use crate::Store;
use crate::types::TypeId;
use crate::util::Id;

/// An overload by its row, with its templates replaced; nothing where there is none, or where it is made of other types too.
type Answer = Option<(u16, Instance)>;

/// How many answers are kept at most: more than any but hostile modules ask for.
const MOST: usize = 1 << 14;

#[derive(Default)]
struct Shared {
    store: Store,
    /// By the callee and the types, as numbers.
    answers: HashMap<SmallVec<[u32; 8]>, Answer>,
}

thread_local! {
    static SHARED: RefCell<Shared> = RefCell::default();
}

/// The answer to a call. `types` are its explicit templates and its arguments.
pub(super) fn answer(head: Head, types: &[TypeId]) -> Answer {
    if !types.iter().all(|ty| ty.is_well_known()) {
        return None;
    }
    SHARED.with_borrow_mut(|shared| {
        let mut key: SmallVec<[u32; 8]> = SmallVec::new();
        key.push(head.code());
        key.push(head.explicit_count);
        for ty in types {
            key.push(ty.index() as u32);
        }
        if let Some(known) = shared.answers.get(&key) {
            return known.clone();
        }
        let (explicit, arguments) = types.split_at(head.explicit_count as usize);
        let call = Call { explicit, arguments, is_const: head.is_const };
        let found = lookup::resolve(&mut shared.store, head.callee, &call).ok();
        let answer = found.filter(|(_, instance)| instance.types().all(TypeId::is_well_known));
        if shared.answers.len() < MOST {
            shared.answers.insert(key, answer.clone());
        }
        answer
    })
}
