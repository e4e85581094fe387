//! The sections of a module's logical layout, each a buffer of words.

use super::super::grammar::{MAGIC, Opcode};

/// The sections, in the order of the layout.
#[derive(Default)]
pub(super) struct Sections {
    capabilities: Vec<u32>,
    extensions: Vec<u32>,
    imports: Vec<u32>,
    pub entry_points: Vec<u32>,
    pub execution_modes: Vec<u32>,
    names: Vec<u32>,
    annotations: Vec<u32>,
    pub globals: Vec<u32>,
    pub functions: Vec<u32>,
}

/// Appends an instruction.
pub(super) fn put(buffer: &mut Vec<u32>, opcode: Opcode, operands: &[u32]) {
    buffer.push((operands.len() as u32 + 1) << 16 | opcode as u32);
    buffer.extend_from_slice(operands);
}

/// A literal string: UTF-8 with a terminating null, padded to words.
pub(super) fn string(text: &str) -> Vec<u32> {
    let mut bytes = text.replace('\0', "").into_bytes();
    bytes.resize(bytes.len() / 4 * 4 + 4, 0);
    bytes.chunks_exact(4).map(|chunk| u32::from_le_bytes([chunk[0], chunk[1], chunk[2], chunk[3]])).collect()
}

impl Sections {
    pub fn capability(&mut self, capability: u32) {
        put(&mut self.capabilities, Opcode::Capability, &[capability]);
    }

    pub fn extension(&mut self, name: &str) {
        put(&mut self.extensions, Opcode::Extension, &string(name));
    }

    pub fn import(&mut self, id: u32, name: &str) {
        let mut operands = vec![id];
        operands.extend(string(name));
        put(&mut self.imports, Opcode::ExtInstImport, &operands);
    }

    /// `OpName`. Names are shortened to fit an instruction's 65535 words.
    pub fn name(&mut self, id: u32, name: &str) {
        let mut operands = vec![id];
        operands.extend(string(shortened(name)));
        put(&mut self.names, Opcode::Name, &operands);
    }

    pub fn member_name(&mut self, id: u32, member: u32, name: &str) {
        let mut operands = vec![id, member];
        operands.extend(string(shortened(name)));
        put(&mut self.names, Opcode::MemberName, &operands);
    }

    pub fn decorate(&mut self, id: u32, decoration: u32, literals: &[u32]) {
        let mut operands = vec![id, decoration];
        operands.extend_from_slice(literals);
        put(&mut self.annotations, Opcode::Decorate, &operands);
    }

    pub fn decorate_member(&mut self, id: u32, member: u32, decoration: u32, literals: &[u32]) {
        let mut operands = vec![id, member, decoration];
        operands.extend_from_slice(literals);
        put(&mut self.annotations, Opcode::MemberDecorate, &operands);
    }

    /// The whole module.
    pub fn finish(self, (major, minor): (u32, u32), bound: u32) -> Vec<u32> {
        // The third word names the tool that made the module; 0 is for tools without a registered number.
        let mut words = vec![MAGIC, major << 16 | minor << 8, 0, bound, 0];
        for section in [self.capabilities, self.extensions, self.imports] {
            words.extend(section);
        }
        // Logical addressing, GLSL450 memory model.
        put(&mut words, Opcode::MemoryModel, &[0, 1]);
        for section in
            [self.entry_points, self.execution_modes, self.names, self.annotations, self.globals, self.functions]
        {
            words.extend(section);
        }
        words
    }
}

fn shortened(name: &str) -> &str {
    let mut end = name.len().min(1024);
    while !name.is_char_boundary(end) {
        end -= 1;
    }
    &name[..end]
}
