//! Memory that nothing has written yet: which bytes of variables without initializers still hold the zeros that WGSL gives them.

use super::pointer::{Memory, Pointer};
use super::step::Executor;

/// Which bytes of a memory are uninitialized.
#[derive(Clone, Default)]
pub(super) struct Uninitialized {
    bytes: Vec<bool>,
}

impl Uninitialized {
    /// Marks bytes, and whether they are uninitialized.
    pub(super) fn mark(&mut self, offset: usize, len: usize, is_uninitialized: bool) {
        let end = offset + len;
        if self.bytes.len() < end {
            if !is_uninitialized && self.bytes.len() <= offset {
                return;
            }
            self.bytes.resize(end, false);
        }
        self.bytes[offset..end].fill(is_uninitialized);
    }

    /// Whether one of the bytes is uninitialized.
    fn any(&self, offset: usize, len: usize) -> bool {
        let end = (offset + len).min(self.bytes.len());
        self.bytes.get(offset..end).is_some_and(|bytes| bytes.contains(&true))
    }
}

impl Executor<'_, '_> {
    fn uninitialized(&mut self, memory: Memory) -> Option<&mut Uninitialized> {
        match memory {
            Memory::Stack => Some(&mut self.invocation.uninitialized_stack),
            Memory::Private => Some(&mut self.invocation.uninitialized_private),
            Memory::Workgroup => Some(&mut self.machine.uninitialized_workgroup),
            _ => None,
        }
    }

    /// Whether reads of what was not written are looked for.
    fn looks_for_uninitialized(&self) -> bool {
        self.machine.settings.checks.uninitialised
    }

    /// Looks at a read.
    pub(super) fn note_read(&mut self, pointer: Pointer, len: u32) {
        if !self.looks_for_uninitialized() {
            return;
        }
        let (offset, len) = (pointer.offset as usize, len as usize);
        if self.uninitialized(pointer.memory).is_some_and(|uninitialized| uninitialized.any(offset, len)) {
            self.machine.found_uninitialized(self.invocation.pc);
        }
    }

    /// Notes a write.
    pub(super) fn note_write(&mut self, pointer: Pointer, len: u32) {
        if !self.looks_for_uninitialized() {
            return;
        }
        if let Some(uninitialized) = self.uninitialized(pointer.memory) {
            uninitialized.mark(pointer.offset as usize, len as usize, false);
        }
    }

    /// Marks a variable of the frame as its declaration runs: `runs` are its bytes that are no padding, where it has no initializer.
    pub(super) fn mark_variable(&mut self, memory: u32, len: u32, runs: &[(u32, u32)]) {
        if !self.looks_for_uninitialized() {
            return;
        }
        let start = self.invocation.base + memory as usize;
        self.invocation.uninitialized_stack.mark(start, len as usize, false);
        for &(offset, len) in runs {
            self.invocation.uninitialized_stack.mark(start + offset as usize, len as usize, true);
        }
    }
}
