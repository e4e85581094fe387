//! Buffers that are words: what loads and stores a part of one says at which offset, and takes composites apart.
//!
//! [`walk`] follows pointers into such a buffer and adds up offsets; [`Bytes`] says how a scalar or vector at an offset is read and written.
//! Two ways need nothing that a target would not have: [`rows`] of four words, and [`words`].

mod halves;
mod offset;
mod rows;
mod views;
mod walk;
mod words;

use super::{DirectVariableAccessConfig, Transform, direct_variable_access, read_settings};
use crate::diagnostic::Diagnostics;
use crate::intrinsics::LoweringTarget;
use crate::intrinsics::steps::BufferViews;
use crate::ir::{Builder, DialectProperties, InstId, Module, Value, ValueId};
use crate::lowering;
use crate::types::{Access, AddressSpace, ArrayCount, Type, TypeFlags, TypeId};

pub(crate) use offset::Offset;
pub(crate) use rows::{Rows, load_from_rows};
pub(super) use views::INFO as VIEWS;
pub use views::buffer_views;
pub(crate) use walk::{Decomposed, decompose};

pub(super) const INFO: Transform = Transform {
    name: "decompose_access",
    description: "reads uniform buffers and immediates as words where a target cannot lay them out",
    accepts: DialectProperties::DUPLICATE_NAMES
        .union(DialectProperties::DIALECT_CALLS)
        .union(DialectProperties::IO_VARIABLES),
    adds: DialectProperties::DUPLICATE_NAMES,
    removes: DialectProperties::CORE,
    follows: &["robustness", "direct_variable_access"],
    options: DecomposeAccessConfig::TABLE,
    run: |module, settings| decompose_access(module, &read_settings(settings)?),
};

crate::option_table! {
    /// Which variables become words.
    #[derive(Copy, Eq)]
    pub struct DecomposeAccessConfig {
        /// Uniform buffers that are laid out as only storage buffers may be.
        uniform_layout: bool = true,
        /// Immediates that hold values of 16 bits.
        immediate_halves: bool = true,
    }
}

/// Decomposes accesses to the variables that the configuration names. Functions that take pointers into buffers are specialised
/// for them first, where there is such a variable.
pub fn decompose_access(module: &mut Module, config: &DecomposeAccessConfig) -> Result<(), Diagnostics> {
    let is_wanted = |module: &Module, space, store| {
        let types = &module.store.types;
        match space {
            AddressSpace::Uniform => config.uniform_layout && types.uniform_fault(store).is_some(),
            AddressSpace::Immediate => config.immediate_halves && types.has(store, TypeFlags::HAS_F16),
            _ => false,
        }
    };
    let has_wanted = module.block_insts(module.root()).filter_map(|inst| module.result(inst)).any(|variable| {
        let shape = module.shape_of(variable.into());
        matches!(shape, Type::Pointer { space, store, .. } if is_wanted(module, space, store))
    });
    if has_wanted && passes_buffers(module) {
        let buffers = DirectVariableAccessConfig { buffers: true, ..DirectVariableAccessConfig::NONE };
        direct_variable_access(module, &buffers)?;
    }
    if !config.uniform_layout && !config.immediate_halves {
        return Ok(());
    }
    INFO.apply(module, |module| {
        if has_wanted {
            decompose_where(module, None, &is_wanted);
        }
        Ok(())
    })
}

/// Whether a function takes a pointer into a uniform buffer or immediates.
fn passes_buffers(module: &Module) -> bool {
    let is_buffer = |param: ValueId| {
        let shape = module.shape_of(param.into());
        matches!(shape, Type::Pointer { space: AddressSpace::Uniform | AddressSpace::Immediate, .. })
    };
    module.function_order.iter().any(|&function| module.function_params(function).iter().any(is_buffer))
}

/// Decomposes accesses to the variables of the root block that are wanted, by address space and type.
fn decompose_where(
    module: &mut Module,
    target: Option<LoweringTarget>,
    is_wanted: &dyn Fn(&Module, AddressSpace, TypeId) -> bool,
) {
    let mut variables = Vec::new();
    for inst in module.root_insts() {
        let Some(variable) = module.result(inst) else { continue };
        let Type::Pointer { space, store, access } = module.store.types.get(module.value(variable).ty) else {
            continue;
        };
        if is_wanted(module, space, store) {
            variables.push(declare(module, variable, (space, store, access)));
        }
    }
    decompose(module, &variables, &Plain { target });
}

/// What a variable becomes: rows in uniform buffers, which lie 16 bytes apart there, and words elsewhere.
fn declare(
    module: &mut Module,
    variable: ValueId,
    (space, store, access): (AddressSpace, TypeId, Access),
) -> Decomposed {
    let (elem, size) = match space {
        AddressSpace::Uniform => (TypeId::VEC4_U32, 16),
        // Half a word is written without the other, which another invocation may be writing.
        _ if halves::are_stored(module, variable) => (module.store.types.atomic(TypeId::U32), 4),
        _ => (TypeId::U32, 4),
    };
    let count = match store {
        ty if module.store.types.has(ty, TypeFlags::HAS_RUNTIME) => ArrayCount::Runtime,
        ty => ArrayCount::Fixed(module.store.types.layout(ty).size.div_ceil(size) as u32),
    };
    let array = module.store.types.array(elem, count);
    let ty = module.store.types.pointer(space, array, access);
    Decomposed { variable, store, ty }
}

/// How scalars and vectors in buffers of bytes are read and written.
pub(crate) trait Bytes {
    /// Reads a scalar or vector.
    fn load(&self, b: &mut Builder<'_>, variable: ValueId, ty: TypeId, offset: Offset) -> Value;
    /// Writes a scalar or vector.
    fn store(&self, b: &mut Builder<'_>, variable: ValueId, ty: TypeId, offset: Offset, value: Value);
    /// How many bytes a buffer has that the host binds.
    fn size(&self, b: &mut Builder<'_>, variable: ValueId) -> Value;
    /// Does what a call of a function of atomics does with the one at an offset; its result, where it has one.
    fn atomic(
        &self,
        b: &mut Builder<'_>,
        call: InstId,
        variable: ValueId,
        offset: Offset,
        args: &[Value],
        result: TypeId,
    ) -> Option<Value>;
    /// Takes the step of a call that asks for a length, or for a view: what it gives hangs on the place alone.
    fn take_step(&self, module: &mut Module, call: InstId);
}

/// By what every target has.
struct Plain {
    /// The target whose rules name the steps of calls, where there may be some.
    target: Option<LoweringTarget>,
}

impl Bytes for Plain {
    fn load(&self, b: &mut Builder<'_>, variable: ValueId, ty: TypeId, offset: Offset) -> Value {
        if is_rows(b.module, variable) {
            load_from_rows(b, variable, ty, offset, Rows { unpack: &halves::unpack, are_whole: false })
        } else {
            words::load(b, variable, ty, offset)
        }
    }

    fn store(&self, b: &mut Builder<'_>, variable: ValueId, ty: TypeId, offset: Offset, value: Value) {
        words::store(b, variable, ty, offset, value);
    }

    fn size(&self, b: &mut Builder<'_>, variable: ValueId) -> Value {
        words::size(b, variable)
    }

    fn atomic(
        &self,
        b: &mut Builder<'_>,
        call: InstId,
        _: ValueId,
        _: Offset,
        _: &[Value],
        _: TypeId,
    ) -> Option<Value> {
        let name = b.module.inst(call).op.mnemonic();
        unreachable!("'{name}' is not for uniform buffers, immediates and views of buffers")
    }

    fn take_step(&self, module: &mut Module, call: InstId) {
        if let Some(target) = &self.target {
            // The length of an array in a storage buffer is a step of another transform, unless the array is seen in a view.
            let _: Option<BufferViews> = lowering::step(module, call, target);
        }
    }
}

fn is_rows(module: &Module, variable: ValueId) -> bool {
    matches!(module.shape_of(variable.into()), Type::Pointer { space: AddressSpace::Uniform, .. })
}
