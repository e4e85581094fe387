//! Pointers as values: which memory, where in it, and how many bytes from there belong to what is pointed to.

/// A memory that pointers point into.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Memory {
    /// The frames of one invocation.
    Stack,
    /// The private variables of one invocation.
    Private,
    /// The workgroup variables of one workgroup.
    Workgroup,
    /// The immediates.
    Immediate,
    /// A bound buffer.
    Buffer(u32),
    /// A bound texture: no pointer points there, but accesses are noted so.
    Texture(u32),
}

const FIRST_BUFFER: u32 = 4;

/// A pointer value.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Pointer {
    /// The memory.
    pub(super) memory: Memory,
    /// Bytes from its start.
    pub(super) offset: u32,
    /// Bytes of the thing pointed to; of a runtime-sized one, as many as the buffer has left.
    pub(super) size: u32,
}

impl Pointer {
    /// Bytes in a frame.
    pub(super) const SIZE: u32 = 12;

    /// The bytes of the value.
    pub(super) fn to_bytes(self) -> [u8; Self::SIZE as usize] {
        let memory = match self.memory {
            Memory::Stack => 0,
            Memory::Private => 1,
            Memory::Workgroup => 2,
            Memory::Immediate => 3,
            Memory::Buffer(index) => FIRST_BUFFER + index,
            Memory::Texture(_) => unreachable!("nothing points to texels"),
        };
        let mut bytes = [0; Self::SIZE as usize];
        bytes[..4].copy_from_slice(&memory.to_le_bytes());
        bytes[4..8].copy_from_slice(&self.offset.to_le_bytes());
        bytes[8..].copy_from_slice(&self.size.to_le_bytes());
        bytes
    }

    /// `size` bytes from `offset` on, as far as there are so many; none where there are less than `least`.
    pub(super) fn view(self, offset: u32, size: u32, least: u32) -> Option<Self> {
        let size = self.size.checked_sub(offset)?.min(size);
        (size >= least).then_some(Self { offset: self.offset + offset, size, ..self })
    }

    /// The value of the bytes.
    pub(super) fn from_bytes(bytes: &[u8]) -> Self {
        let word = |at: usize| u32::from_le_bytes(bytes[at..at + 4].try_into().expect("a word has four bytes"));
        let memory = match word(0) {
            0 => Memory::Stack,
            1 => Memory::Private,
            2 => Memory::Workgroup,
            3 => Memory::Immediate,
            index => Memory::Buffer(index - FIRST_BUFFER),
        };
        Self { memory, offset: word(4), size: word(8) }
    }
}
