//! Where resources are bound: a register of the class that Direct3D gives each kind of resource, and a space.
//!
//! The binding is the register and the group the space. Shader model 5 has no spaces: there the registers of a group follow those of
//! the groups below it, class by class.

use hashbrown::HashMap;

use super::Options;
use crate::ir::{Module, Op, ValueId};
use crate::types::{Access, AddressSpace, Type};

/// What a register holds.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Class {
    /// Constants: `b`.
    Constant,
    /// What is read only: `t`.
    Resource,
    /// What may be written: `u`.
    Unordered,
    /// Samplers: `s`.
    Sampler,
}

impl Class {
    /// The letter.
    pub fn letter(self) -> &'static str {
        match self {
            Self::Constant => "b",
            Self::Resource => "t",
            Self::Unordered => "u",
            Self::Sampler => "s",
        }
    }
}

/// A register.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Register {
    /// What it holds.
    pub class: Class,
    /// Its number.
    pub number: u32,
    /// Its space.
    pub space: u32,
}

/// The register of each resource variable.
#[derive(Clone, Default, Debug)]
pub struct Registers(HashMap<ValueId, Register>);

impl Registers {
    /// Gives every resource variable of a module its register.
    pub fn assign(module: &Module, options: &Options) -> Self {
        let mut registers = Self::default();
        for inst in module.block_insts(module.root()) {
            let Some(variable) = module.result(inst).filter(|_| matches!(module.inst(inst).op, Op::Var(_))) else {
                continue;
            };
            if let (Some(binding), Some(class)) = (module.binding_of(variable), class(module, variable)) {
                registers.set(variable, Register { class, number: binding.binding, space: binding.group });
            }
        }
        if options.shader_model == "5.0" {
            registers.without_spaces();
        }
        let space = if options.shader_model == "5.0" { 0 } else { options.immediates_space };
        for variable in module.block_insts(module.root()).filter_map(|inst| module.result(inst)) {
            if matches!(module.shape_of(variable.into()), Type::Pointer { space: AddressSpace::Immediate, .. }) {
                let number = options.immediates_register;
                registers.set(variable, Register { class: Class::Constant, number, space });
            }
        }
        registers
    }

    /// Gives a variable its register.
    pub fn set(&mut self, variable: ValueId, register: Register) {
        self.0.insert(variable, register);
    }

    /// A variable's register.
    pub fn get(&self, variable: ValueId) -> Option<Register> {
        self.0.get(&variable).copied()
    }

    /// Moves the registers of each group behind those of the groups below it.
    fn without_spaces(&mut self) {
        let mut registers: Vec<&mut Register> = self.0.values_mut().collect();
        // Two variables may share a register: then it does not matter which comes first.
        registers.sort_by_key(|register| (register.class, register.space, register.number));
        let (mut base, mut next, mut group) = (0, 0, None);
        for register in registers {
            if group != Some((register.class, register.space)) {
                base = if group.is_some_and(|(class, _)| class == register.class) { next } else { 0 };
                group = Some((register.class, register.space));
            }
            register.number += base;
            register.space = 0;
            next = register.number + 1;
        }
    }
}

fn class(module: &Module, variable: ValueId) -> Option<Class> {
    let Type::Pointer { space, store, access } = module.store.types.get(module.value(variable).ty) else { return None };
    Some(match (space, module.store.types.get(store)) {
        (AddressSpace::Uniform, _) => Class::Constant,
        (AddressSpace::Storage, _) if access == Access::Read => Class::Resource,
        (AddressSpace::Storage, _) => Class::Unordered,
        (AddressSpace::Handle, Type::Sampler { .. }) => Class::Sampler,
        (AddressSpace::Handle, Type::StorageTexture { access, .. }) if access != Access::Read => Class::Unordered,
        (AddressSpace::Handle, _) => Class::Resource,
        _ => return None,
    })
}
