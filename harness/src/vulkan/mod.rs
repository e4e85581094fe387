//! What DXC and glslang make of our texts, adapted until wgpu's Vulkan layouts take it: everything bound where the input has it, and
//! textures apart from samplers.
//!
//! Nothing here changes what a shader computes: an executor that did so would hide what our text does wrong.

mod glsl;
mod hlsl;

pub use glsl::bind;
pub use hlsl::{correct_atomics, flat_builtins, locations, registers, texel_format, texel_formats};

use rspirv::binary::Assemble;
use rspirv::dr::{self, Instruction, Operand};
pub use rspirv::spirv::ImageFormat;
use rspirv::spirv::{Capability, Decoration, Op, StorageClass, Word};

/// A module that is edited.
pub struct Module(dr::Module);

impl Module {
    /// Reads a module.
    pub fn read(bytes: &[u8]) -> Result<Self, String> {
        let (words, rest) = bytes.as_chunks::<4>();
        if !rest.is_empty() {
            return Err(format!("{} bytes are no whole number of words", bytes.len()));
        }
        let words: Vec<u32> = words.iter().map(|word| u32::from_le_bytes(*word)).collect();
        dr::load_words(words).map(Self).map_err(|state| format!("not readable as SPIR-V: {state}"))
    }

    /// Its bytes.
    pub fn write(&self) -> Vec<u8> {
        self.0.assemble().iter().flat_map(|word| word.to_le_bytes()).collect()
    }

    /// An id that nothing has.
    fn fresh(&mut self) -> Word {
        let header = self.0.header.as_mut().expect("a module that was read has a header");
        header.bound += 1;
        header.bound - 1
    }

    /// Declares that the module needs a capability.
    fn require(&mut self, capability: Capability) {
        let operands = vec![Operand::Capability(capability)];
        if !self.0.capabilities.iter().any(|inst| inst.operands == operands) {
            self.0.capabilities.push(Instruction::new(Op::Capability, None, None, operands));
        }
    }

    /// What defines a type, a constant or a variable of module scope.
    fn definition(&self, id: Word) -> Option<&Instruction> {
        self.0.types_global_values.iter().find(|inst| inst.result_id == Some(id))
    }

    /// The variables of module scope.
    fn variables(&self) -> Vec<Variable> {
        let of = |inst: &Instruction| {
            let Some(Operand::StorageClass(class)) = inst.operands.first() else { return None };
            let pointee = id(self.definition(inst.result_type?)?.operands.get(1)?)?;
            Some(Variable { id: inst.result_id?, class: *class, pointee })
        };
        let values = self.0.types_global_values.iter();
        values.filter(|inst| inst.class.opcode == Op::Variable).filter_map(of).collect()
    }

    /// The literal of a decoration of an id.
    fn decoration(&self, of: Word, decoration: Decoration) -> Option<u32> {
        let is_it = |inst: &&Instruction| {
            inst.operands.starts_with(&[Operand::IdRef(of), Operand::Decoration(decoration)])
                && inst.class.opcode == Op::Decorate
        };
        match self.0.annotations.iter().find(is_it)?.operands.get(2) {
            Some(&Operand::LiteralBit32(literal)) => Some(literal),
            _ => None,
        }
    }

    /// Gives an id a decoration, in place of the one of that kind that it may have.
    fn decorate(&mut self, of: Word, decoration: Decoration, literal: u32) {
        let start = [Operand::IdRef(of), Operand::Decoration(decoration)];
        self.0.annotations.retain(|inst| inst.class.opcode != Op::Decorate || !inst.operands.starts_with(&start));
        let operands = start.into_iter().chain([Operand::LiteralBit32(literal)]).collect();
        self.0.annotations.push(Instruction::new(Op::Decorate, None, None, operands));
    }

    /// Binds a variable.
    fn bind(&mut self, variable: Word, (group, binding): (u32, u32)) {
        self.decorate(variable, Decoration::DescriptorSet, group);
        self.decorate(variable, Decoration::Binding, binding);
    }

    /// The type that such an instruction declares: one that is there, or a new one before the definition of `before`.
    fn declare(&mut self, op: Op, operands: Vec<Operand>, before: Word) -> Word {
        let at = self.0.types_global_values.iter().position(|inst| inst.result_id == Some(before));
        let at = at.unwrap_or(self.0.types_global_values.len());
        let same = |inst: &&Instruction| inst.class.opcode == op && inst.operands == operands;
        if let Some(id) = self.0.types_global_values[..at].iter().find(same).and_then(|inst| inst.result_id) {
            return id;
        }
        let id = self.fresh();
        self.0.types_global_values.insert(at, Instruction::new(op, None, Some(id), operands));
        id
    }

    /// The type of pointers to uniform constants of a type.
    fn pointer(&mut self, class: StorageClass, to: Word, before: Word) -> Word {
        self.declare(Op::TypePointer, vec![Operand::StorageClass(class), Operand::IdRef(to)], before)
    }

    /// Gives a variable another type.
    fn retype(&mut self, variable: Word, pointer: Word) {
        let inst = self.0.types_global_values.iter_mut().find(|inst| inst.result_id == Some(variable));
        inst.expect("it is a variable of the module").result_type = Some(pointer);
    }

    /// Rewrites every instruction of every function into as many as `rewrite` returns.
    fn rewrite(&mut self, mut rewrite: impl FnMut(Instruction, &mut Word) -> Vec<Instruction>) {
        let mut bound = self.0.header.as_ref().map_or(0, |header| header.bound);
        for block in self.0.functions.iter_mut().flat_map(|function| &mut function.blocks) {
            let before = std::mem::take(&mut block.instructions);
            block.instructions = before.into_iter().flat_map(|inst| rewrite(inst, &mut bound)).collect();
        }
        if let Some(header) = &mut self.0.header {
            header.bound = bound;
        }
    }
}

/// A variable of module scope.
struct Variable {
    id: Word,
    class: StorageClass,
    /// The type of what it holds.
    pointee: Word,
}

/// The id that an operand names.
fn id(operand: &Operand) -> Option<Word> {
    match operand {
        Operand::IdRef(id) => Some(*id),
        _ => None,
    }
}
