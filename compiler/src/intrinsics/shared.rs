//! Answers to calls of well-known types alone. They are the same in every store, so that a thread finds each once and for all.
//!
//! Such calls are always matched in a store kept here: what matching makes on its way never comes into the store of a program, and so
//! nothing there depends on what was compiled before.

use hashbrown::DefaultHashBuilder;
use std::cell::RefCell;
use std::sync::LazyLock;

use super::lookup::{self, Answers, Callee, Key, Match};
use super::matching::Call;
use crate::Store;
use crate::types::TypeId;

/// Above so many answers they are not kept: no modules but hostile ones ask for them.
const MOST_ANSWERS: usize = 1 << 14;

/// How many collections of answers a thread keeps: as many as are in use at a time.
const MOST_KEPT: usize = 4;

/// What hashes calls in every [`super::Lookup`] and here.
pub(super) static HASHER: LazyLock<DefaultHashBuilder> = LazyLock::new(DefaultHashBuilder::default);

/// The answers with the store that they were found in. There is none where no overload is meant, or where the answer is made of other
/// types too.
#[derive(Clone, Default)]
pub(super) struct Known {
    store: Store,
    pub answers: Answers<Option<Match>>,
}

impl Known {
    /// Finds the answer to a call that was not asked for before.
    pub fn find(&mut self, hash: u64, key: Key, callee: Callee, call: &Call<'_>) -> Option<Match> {
        let found = lookup::resolve(&mut self.store, callee, call).ok();
        let found = found.filter(|(_, instance)| instance.types().all(TypeId::is_well_known));
        let answer = found.map(|(row, instance)| Match::new(row, &instance, &mut self.answers.types, true));
        self.answers.insert(hash, key, answer);
        answer
    }
}

thread_local! {
    #[allow(clippy::vec_box, reason = "what is lent and given back moves as a pointer")]
    static KEPT: RefCell<Vec<Box<Known>>> = RefCell::default();
}

/// What the thread knows, lent to one [`super::Lookup`] until that is dropped.
#[derive(Clone)]
pub(super) struct Lent(Option<Box<Known>>);

impl Lent {
    /// What was known before, or nothing yet if that is in use.
    pub fn new() -> Self {
        Self(Some(KEPT.with_borrow_mut(Vec::pop).unwrap_or_default()))
    }

    #[inline]
    pub fn get(&self) -> &Known {
        self.0.as_ref().expect("it is given back on dropping only")
    }

    #[inline]
    pub fn get_mut(&mut self) -> &mut Known {
        self.0.as_mut().expect("it is given back on dropping only")
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        let Some(known) = self.0.take() else { return };
        // As a thread ends, there is nothing to give it back to.
        let _ = KEPT.try_with(|kept| {
            let mut kept = kept.borrow_mut();
            if kept.len() < MOST_KEPT && known.answers.len() <= MOST_ANSWERS {
                kept.push(known);
            }
        });
    }
}

impl std::fmt::Debug for Lent {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} answers", self.get().answers.len())
    }
}
