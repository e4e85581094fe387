//! A hash table of ids: an arena holds the things, the table finds the id of one that is there already.

use super::Id;

/// Ids by the hashes of what they stand for. At most a third of the slots is taken, and the next one is tried
/// where one is: that is seldom, since a branch in a full table would often be mispredicted.
#[derive(Clone, Debug)]
pub struct IdTable<I> {
    /// A power of two, or none at all.
    slots: Vec<Slot<I>>,
    len: usize,
}

/// The place of an id, with the upper half of its hash: growing looks at no thing and hashes none.
#[derive(Copy, Clone, Debug)]
struct Slot<I> {
    id: Option<I>,
    hash: u32,
}

impl<I: Id> IdTable<I> {
    const FREE: Slot<I> = Slot { id: None, hash: 0 };

    /// A table of no ids.
    pub const fn new() -> Self {
        Self { slots: Vec::new(), len: 0 }
    }

    /// A table with room for so many ids.
    pub fn with_capacity(count: usize) -> Self {
        Self { slots: vec![Self::FREE; slots_for(count)], len: 0 }
    }

    /// The id that was put in with this hash and that `is_it` tells to be the one.
    #[inline(always)]
    pub fn find(&self, hash: u64, is_it: impl Fn(I) -> bool) -> Option<I> {
        let hash = (hash >> 32) as u32;
        let mask = self.slots.len().wrapping_sub(1);
        let mut at = hash as usize & mask;
        loop {
            // A table of no ids may have no slots.
            let slot = self.slots.get(at)?;
            let id = slot.id?;
            if slot.hash == hash && is_it(id) {
                return Some(id);
            }
            at = (at + 1) & mask;
        }
    }

    /// Puts in an id that is not there yet.
    #[inline]
    pub fn insert(&mut self, hash: u64, id: I) {
        if (self.len + 1) * 3 > self.slots.len() {
            self.reserve(self.len.max(8));
        }
        self.len += 1;
        self.put(Slot { id: Some(id), hash: (hash >> 32) as u32 });
    }

    /// Makes room for so many more ids.
    pub fn reserve(&mut self, additional: usize) {
        let wanted = slots_for(self.len + additional);
        if wanted > self.slots.len() {
            let before = std::mem::replace(&mut self.slots, vec![Self::FREE; wanted]);
            before.into_iter().filter(|slot| slot.id.is_some()).for_each(|slot| self.put(slot));
        }
    }

    #[inline]
    fn put(&mut self, slot: Slot<I>) {
        let mask = self.slots.len() - 1;
        let mut at = slot.hash as usize & mask;
        while self.slots[at].id.is_some() {
            at = (at + 1) & mask;
        }
        self.slots[at] = slot;
    }
}

impl<I: Id> Default for IdTable<I> {
    fn default() -> Self {
        Self::new()
    }
}

/// How many slots so many ids need.
fn slots_for(count: usize) -> usize {
    if count == 0 { 0 } else { (count * 3).next_power_of_two() }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::define_id!(
        struct Thing, "thing"
    );

    #[test]
    fn ids_are_found_by_hash_and_by_what_they_stand_for() {
        // Three hashes for a hundred things: all but three are found behind others.
        let hash_of = |index: usize| (index as u64 % 3) << 62 | index as u64;
        let mut table = IdTable::new();
        for index in 0..100 {
            let id = Thing::from_index(index);
            assert_eq!(table.find(hash_of(index), |other| other == id), None);
            table.insert(hash_of(index), id);
        }
        for index in 0..100 {
            let id = Thing::from_index(index);
            assert_eq!(table.find(hash_of(index), |other| other == id), Some(id));
        }
        assert_eq!(table.find(1 << 40, |_| true), None);
    }

    #[test]
    fn room_changes_nothing_but_room() {
        let mut table = IdTable::with_capacity(1);
        table.insert(7 << 32, Thing::new(0));
        table.reserve(1000);
        assert_eq!(table.find(7 << 32, |_| true), Some(Thing::new(0)));
        assert_eq!(IdTable::<Thing>::new().find(0, |_| true), None);
    }
}
