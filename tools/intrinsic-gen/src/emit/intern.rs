//! Sequences stored once: what several rows share lies in the table once.

/// A pool of items in which equal runs are shared.
pub(super) struct Pool<T> {
    pub items: Vec<T>,
}

impl<T: Clone + PartialEq> Pool<T> {
    pub fn new() -> Self {
        Self { items: Vec::new() }
    }

    /// The start of a run of items equal to `run`.
    pub fn intern(&mut self, run: Vec<T>) -> usize {
        if run.is_empty() {
            return 0;
        }
        if let Some(at) = self.items.windows(run.len()).position(|window| window == run) {
            return at;
        }
        let start = self.items.len();
        self.items.extend(run);
        start
    }
}
