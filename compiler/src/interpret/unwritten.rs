//! Memory that nothing has written yet: which bytes of variables without initializers still hold the zeros that WGSL gives them.

use super::pointer::{Memory, Pointer};
use super::step::Executor;

/// Which bytes of a memory are unwritten.
#[derive(Clone, Default)]
pub(super) struct Unwritten {
    bytes: Vec<bool>,
}

impl Unwritten {
    /// Marks bytes, and whether they are unwritten.
    pub(super) fn mark(&mut self, offset: usize, len: usize, is_unwritten: bool) {
        let end = offset + len;
        if self.bytes.len() < end {
            if !is_unwritten && self.bytes.len() <= offset {
                return;
            }
            self.bytes.resize(end, false);
        }
        self.bytes[offset..end].fill(is_unwritten);
    }

    /// Whether one of the bytes is unwritten.
    fn any(&self, offset: usize, len: usize) -> bool {
        let end = (offset + len).min(self.bytes.len());
        self.bytes.get(offset..end).is_some_and(|bytes| bytes.contains(&true))
    }
}

impl Executor<'_, '_> {
    fn unwritten(&mut self, memory: Memory) -> Option<&mut Unwritten> {
        match memory {
            Memory::Stack => Some(&mut self.invocation.unwritten_stack),
            Memory::Private => Some(&mut self.invocation.unwritten_private),
            Memory::Workgroup => Some(&mut self.machine.unwritten_workgroup),
            _ => None,
        }
    }

    /// Whether reads of what was not written are looked for.
    fn looks_for_unwritten(&self) -> bool {
        self.machine.settings.checks.uninitialised
    }

    /// Looks at a read.
    pub(super) fn note_read(&mut self, pointer: Pointer, len: u32) {
        if !self.looks_for_unwritten() {
            return;
        }
        let (offset, len) = (pointer.offset as usize, len as usize);
        if self.unwritten(pointer.memory).is_some_and(|unwritten| unwritten.any(offset, len)) {
            self.machine.found_unwritten(self.invocation.pc);
        }
    }

    /// Notes a write.
    pub(super) fn note_write(&mut self, pointer: Pointer, len: u32) {
        if !self.looks_for_unwritten() {
            return;
        }
        if let Some(unwritten) = self.unwritten(pointer.memory) {
            unwritten.mark(pointer.offset as usize, len as usize, false);
        }
    }

    /// Marks a variable of the frame anew: `runs` are its bytes that are no padding, where it has no initializer.
    pub(super) fn mark_variable(&mut self, memory: u32, len: u32, runs: &[(u32, u32)]) {
        if !self.looks_for_unwritten() {
            return;
        }
        let start = self.invocation.base + memory as usize;
        self.invocation.unwritten_stack.mark(start, len as usize, false);
        for &(offset, len) in runs {
            self.invocation.unwritten_stack.mark(start + offset as usize, len as usize, true);
        }
    }
}
