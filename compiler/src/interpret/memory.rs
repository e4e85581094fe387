//! Bytes of frames and memories: operands, results, loads, stores, and moving pointers along paths.

use super::code::{Lanes, PathStep, Slot, Source};
use super::layout::Kind;
use super::pointer::{Memory, Pointer};
use super::race::Access;
use super::step::Executor;
use crate::util::Range32;

/// How memory is accessed.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum How {
    Read,
    Write,
    Atomic,
}

fn word(bytes: &[u8]) -> u32 {
    u32::from_le_bytes(bytes[..4].try_into().expect("a word has four bytes"))
}

/// A scalar's bits.
pub(super) fn read_scalar(kind: Kind, bytes: &[u8]) -> u32 {
    match kind {
        Kind::F16 => u16::from_le_bytes([bytes[0], bytes[1]]).into(),
        _ => word(bytes),
    }
}

/// Writes a scalar's bits.
pub(super) fn write_scalar(kind: Kind, bytes: &mut [u8], bits: u32) {
    let len = kind.size() as usize;
    bytes[..len].copy_from_slice(&bits.to_le_bytes()[..len]);
}

impl Executor<'_, '_> {
    /// The bytes of an operand.
    #[inline]
    pub(super) fn bytes(&self, source: Source) -> &[u8] {
        match source.place() {
            (offset, true) => &self.machine.program.constants[offset..],
            (offset, false) => &self.invocation.stack[self.invocation.base + offset..],
        }
    }

    /// An operand of four bytes.
    #[inline]
    pub(super) fn word(&self, source: Source) -> u32 {
        word(self.bytes(source))
    }

    /// One component of an operand.
    #[inline]
    pub(super) fn lane(&self, lanes: Lanes, index: u8) -> u32 {
        read_scalar(lanes.kind, self.bytes(lanes.source.at(lanes.stride * u32::from(index))))
    }

    /// Writes a scalar to the frame.
    #[inline]
    pub(super) fn set(&mut self, kind: Kind, slot: Slot, bits: u32) {
        let at = self.invocation.base + slot as usize;
        write_scalar(kind, &mut self.invocation.stack[at..], bits);
    }

    pub(super) fn copy(&mut self, dst: Slot, src: Source, len: u32) {
        let start = self.invocation.base + dst as usize;
        self.copy_to_stack(start, src, len as usize);
    }

    /// Copies an operand to anywhere on the stack.
    pub(super) fn copy_to_stack(&mut self, start: usize, src: Source, len: usize) {
        let stack = &mut self.invocation.stack;
        match src.place() {
            (offset, true) => {
                stack[start..start + len].copy_from_slice(&self.machine.program.constants[offset..offset + len]);
            }
            (offset, false) => {
                let from = self.invocation.base + offset;
                stack.copy_within(from..from + len, start);
            }
        }
    }

    pub(super) fn pointer(&self, source: Source) -> Pointer {
        Pointer::from_bytes(self.bytes(source))
    }

    pub(super) fn set_pointer(&mut self, slot: Slot, pointer: Pointer) {
        let at = self.invocation.base + slot as usize;
        self.invocation.stack[at..at + Pointer::SIZE as usize].copy_from_slice(&pointer.to_bytes());
    }

    /// The memory that a pointer points into.
    pub(super) fn memory(&mut self, memory: Memory) -> &mut [u8] {
        match memory {
            Memory::Stack => &mut self.invocation.stack,
            Memory::Private => &mut self.invocation.private,
            Memory::Workgroup => &mut self.machine.workgroup,
            Memory::Buffer(index) => self.machine.buffers[index as usize],
            Memory::Immediate => self.machine.immediates,
            Memory::Texture(_) => unreachable!("nothing points to texels"),
        }
    }

    pub(super) fn load(&mut self, dst: Slot, pointer: Pointer, len: u32) {
        self.note_access(pointer, len, How::Read);
        self.note_read(pointer, len);
        let start = self.invocation.base + dst as usize;
        let (offset, len) = (pointer.offset as usize, len as usize);
        let stack = &mut self.invocation.stack;
        let from = match pointer.memory {
            Memory::Stack => return stack.copy_within(offset..offset + len, start),
            Memory::Private => &self.invocation.private,
            Memory::Workgroup => &self.machine.workgroup,
            Memory::Buffer(index) => &*self.machine.buffers[index as usize],
            Memory::Immediate => &*self.machine.immediates,
            Memory::Texture(_) => unreachable!("nothing points to texels"),
        };
        stack[start..start + len].copy_from_slice(&from[offset..offset + len]);
    }

    pub(super) fn store(&mut self, pointer: Pointer, src: Source, len: u32, runs: Option<u32>) {
        let Some(runs) = runs else {
            return self.store_run(pointer, src, len);
        };
        let program = self.machine.program;
        for &(offset, len) in &program.runs[runs as usize].runs {
            let part = Pointer { offset: pointer.offset + offset, ..pointer };
            self.store_run(part, src.at(offset), len);
        }
    }

    fn store_run(&mut self, pointer: Pointer, src: Source, len: u32) {
        self.note_access(pointer, len, How::Write);
        self.note_write(pointer, len);
        let (offset, len) = (pointer.offset as usize, len as usize);
        if pointer.memory == Memory::Stack {
            return self.copy_to_stack(offset, src, len);
        }
        if self.invocation.is_helper && pointer.memory != Memory::Private {
            return;
        }
        let from = match src.place() {
            (at, true) => &self.machine.program.constants[at..at + len],
            (at, false) => &self.invocation.stack[self.invocation.base + at..][..len],
        };
        let to = match pointer.memory {
            Memory::Workgroup => &mut self.machine.workgroup,
            Memory::Buffer(index) => &mut *self.machine.buffers[index as usize],
            _ => &mut self.invocation.private,
        };
        to[offset..offset + len].copy_from_slice(from);
    }

    /// Looks for races, where that is asked for.
    pub(super) fn note_access(&mut self, pointer: Pointer, len: u32, how: How) {
        if self.machine.races.is_none() || self.invocation.is_helper {
            return;
        }
        let epoch = if pointer.memory == Memory::Workgroup { 0 } else { 1 };
        let access = Access {
            invocation: self.invocation.number,
            group: self.machine.group,
            epoch: self.machine.epochs[epoch],
            step: self.invocation.pc,
            is_atomic: how == How::Atomic,
        };
        let other = self.machine.races.as_mut().and_then(|races| races.note(pointer, len, access, how != How::Read));
        if let Some(other) = other {
            self.machine.found_race(access.step, other.step);
        }
    }

    /// What a pointer points to after a path.
    pub(super) fn follow(&mut self, mut pointer: Pointer, path: Range32) -> Pointer {
        let program = self.machine.program;
        for step in path.of(&program.paths) {
            match *step {
                PathStep::Member { offset, size } => {
                    pointer.offset += offset;
                    pointer.size = size.unwrap_or(pointer.size.saturating_sub(offset));
                }
                PathStep::Element { stride, size, count, .. } => {
                    let count = count.unwrap_or_else(|| pointer.size / stride.max(1));
                    pointer.offset += self.index(*step, count) * stride;
                    pointer.size = size;
                }
            }
        }
        pointer
    }

    /// Where a path leads in a value, in bytes from its start.
    pub(super) fn follow_in_value(&mut self, path: Range32) -> u32 {
        let program = self.machine.program;
        let mut at = 0;
        for step in path.of(&program.paths) {
            at += match *step {
                PathStep::Member { offset, .. } => offset,
                PathStep::Element { stride, count, .. } => self.index(*step, count.unwrap_or(1)) * stride,
            };
        }
        at
    }

    /// The index of a step, inside `count` elements: one beyond them becomes the last, a negative one the first.
    fn index(&mut self, step: PathStep, count: u32) -> u32 {
        let PathStep::Element { index, signed, .. } = step else { return 0 };
        let index = self.word(index);
        let last = count.max(1) - 1;
        if index <= last && !(signed && index.cast_signed() < 0) {
            return index;
        }
        if self.machine.settings.checks.bounds || self.machine.settings.strict.is_some() {
            let shown = if signed { i64::from(index.cast_signed()) } else { i64::from(index) };
            self.machine.found_out_of_bounds(self.invocation.pc, shown, count);
        }
        if signed && index.cast_signed() < 0 { 0 } else { last }
    }
}
