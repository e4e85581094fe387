//! Data races: who last read and wrote each place, and whether a barrier lies between.
//!
//! Accesses of invocations of one workgroup are ordered by the barriers between them that cover the address space; those of
//! different workgroups never are. Two atomic accesses do not race.

use super::pointer::{Memory, Pointer};

/// Bytes that one cell stands for: the smallest scalar.
const GRANULE: u32 = 2;

/// Several invocations, or workgroups.
const MANY: u32 = u32::MAX;

/// An access.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Access {
    /// The invocation among all, counted from 1.
    pub(super) invocation: u32,
    /// The workgroup.
    pub(super) group: u32,
    /// Barriers of the address space that were passed before.
    pub(super) epoch: u32,
    /// The step.
    pub(super) step: u32,
    pub(super) is_atomic: bool,
}

impl Access {
    fn races_with(&self, other: &Self) -> bool {
        let is_ordered = self.group == other.group && self.epoch != other.epoch;
        self.invocation != other.invocation && !(self.is_atomic && other.is_atomic) && !is_ordered
    }

    /// What is to be remembered of both: the earlier one is forgotten where a barrier orders it before whatever comes.
    fn merged(old: Option<Self>, new: Self) -> Self {
        let Some(old) = old.filter(|old| old.group != new.group || old.epoch == new.epoch) else {
            return new;
        };
        Self {
            invocation: if old.invocation == new.invocation { new.invocation } else { MANY },
            group: if old.group == new.group { new.group } else { MANY },
            is_atomic: old.is_atomic && new.is_atomic,
            ..new
        }
    }
}

#[derive(Copy, Clone, Default)]
struct Cell {
    read: Option<Access>,
    write: Option<Access>,
}

/// What is known of all memory that invocations share.
pub(super) struct Races {
    workgroup: Vec<Cell>,
    buffers: Vec<Vec<Cell>>,
    textures: Vec<Vec<Cell>>,
}

impl Races {
    /// Of memories of so many bytes.
    pub(super) fn new(
        workgroup: usize,
        buffers: impl Iterator<Item = usize>,
        textures: impl Iterator<Item = usize>,
    ) -> Self {
        let cells = |bytes: usize| vec![Cell::default(); bytes.div_ceil(GRANULE as usize)];
        Self {
            workgroup: cells(workgroup),
            buffers: buffers.map(cells).collect(),
            textures: textures.map(cells).collect(),
        }
    }

    /// Another workgroup has its own memory.
    pub(super) fn next_group(&mut self) {
        self.workgroup.fill(Cell::default());
    }

    /// Notes an access, and gives one that it races with.
    pub(super) fn note(&mut self, pointer: Pointer, len: u32, access: Access, writes: bool) -> Option<Access> {
        let cells = match pointer.memory {
            Memory::Workgroup => &mut self.workgroup,
            Memory::Buffer(index) => &mut self.buffers[index as usize],
            Memory::Texture(index) => &mut self.textures[index as usize],
            Memory::Stack | Memory::Private | Memory::Immediate => return None,
        };
        let (first, end) = (pointer.offset / GRANULE, (pointer.offset + len).div_ceil(GRANULE));
        let mut found = None;
        for cell in &mut cells[first as usize..end as usize] {
            let with_read = cell.read.filter(|read| writes && read.races_with(&access));
            let with_write = cell.write.filter(|write| write.races_with(&access));
            found = found.or(with_write).or(with_read);
            let noted = if writes { &mut cell.write } else { &mut cell.read };
            *noted = Some(Access::merged(*noted, access));
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn access(invocation: u32, group: u32, epoch: u32, is_atomic: bool) -> Access {
        Access { invocation, group, epoch, step: 0, is_atomic }
    }

    fn raced(accesses: &[(Access, bool)]) -> bool {
        let mut races = Races::new(0, [8].into_iter(), [].into_iter());
        let pointer = Pointer { memory: Memory::Buffer(0), offset: 4, size: 4 };
        accesses.iter().any(|&(access, writes)| races.note(pointer, 4, access, writes).is_some())
    }

    #[test]
    fn barriers_order_within_a_workgroup_only() {
        let first = access(1, 0, 0, false);
        assert!(raced(&[(first, true), (access(2, 0, 0, false), false)]));
        assert!(!raced(&[(first, true), (access(2, 0, 1, false), false)]));
        assert!(raced(&[(first, true), (access(2, 1, 1, false), false)]));
        assert!(!raced(&[(first, false), (access(2, 0, 0, false), false)]));
    }

    #[test]
    fn several_readers_are_remembered_and_atomics_do_not_race() {
        let readers = [(access(1, 0, 0, false), false), (access(2, 0, 0, false), false)];
        assert!(raced(&[readers[0], readers[1], (access(2, 0, 0, false), true)]));
        assert!(!raced(&[(access(1, 0, 0, true), true), (access(2, 1, 0, true), true)]));
        assert!(raced(&[(access(1, 0, 0, true), true), (access(2, 1, 0, false), false)]));
    }
}
