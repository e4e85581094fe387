//! Buffers as HLSL has them: byte address buffers, and rows of words for uniform buffers, since HLSL's own layout is another.
//!
//! A view of Direct3D's knows nothing of an offset that is set with a draw: where a buffer has one, it and the size are read from a uniform
//! buffer of the host's, the buffer ranges.

use hashbrown::HashMap;

use super::registers::{Class, Register, Registers};
use super::storage::Kind;
use super::{Options, halves, storage};
use crate::diagnostic::{Diagnostic, Diagnostics, Rule, Span};
use crate::intrinsics::LoweringTarget;
use crate::intrinsics::steps::Memory as Step;
use crate::ir::{Builder, Cursor, DialectProperties, InstId, Module, Value, ValueId, VarInfo};
use crate::lowering;
use crate::transform::decompose_access::{Bytes, Decomposed, Offset, Rows, decompose, load_from_rows};
use crate::transform::{Transform, functions_take, needs, read_settings};
use crate::types::{Access, AddressSpace, ArrayCount, Type, TypeId};

pub(super) const INFO: Transform = Transform {
    name: "memory",
    description: "writes buffers as byte address buffers and rows of words",
    accepts: DialectProperties::DIALECT_CALLS.union(DialectProperties::DUPLICATE_NAMES),
    adds: DialectProperties::DIALECT_CALLS.union(DialectProperties::DUPLICATE_NAMES),
    follows: &["buffer_views", "robustness", "direct_variable_access"],
    options: Options::TABLE,
    run: |module, settings| {
        let options: Options = read_settings(settings)?;
        let is_buffer = |ty| matches!(ty, Type::Pointer { space, .. } if space.is_buffer());
        needs(!functions_take(module, is_buffer), "whose functions take no pointers into buffers")?;
        let mut registers = Registers::assign(module, &options);
        memory(module, &options, &mut registers)
    },
    ..Transform::ANY
};

/// Rewrites every access to storage and uniform buffers, and to immediate data, which is a uniform buffer here. No function takes a pointer to one.
pub(super) fn memory(module: &mut Module, options: &Options, registers: &mut Registers) -> Result<(), Diagnostics> {
    INFO.begin(module);
    let target = options.lowering_target(module);
    let mut variables = Vec::new();
    for inst in module.root_insts() {
        let Some(variable) = module.result(inst) else { continue };
        let Type::Pointer { space, store, access } = module.store.types.get(module.value(variable).ty) else {
            continue;
        };
        let types = &mut module.store.types;
        let ty = match space {
            AddressSpace::Storage => {
                let bytes = types.array(TypeId::U32, ArrayCount::Runtime);
                types.pointer(space, bytes, access)
            }
            AddressSpace::Uniform | AddressSpace::Immediate => {
                let rows = types.layout(store).size.div_ceil(16) as u32;
                let rows = types.array(TypeId::VEC4_U32, ArrayCount::Fixed(rows));
                types.pointer(AddressSpace::Uniform, rows, Access::Read)
            }
            _ => continue,
        };
        variables.push(Decomposed { variable, store, ty });
    }
    let ranges = ranges(module, &variables, options, registers)?;
    decompose(module, &variables, &Buffers { ranges, halves_as_words: options.halves_as_words, target });
    Ok(())
}

/// A message for the host, which has no place in the source.
const BEYOND: Rule = Rule::new("hlsl/buffer-ranges", "");

/// How many ranges a uniform buffer of 64 KiB has.
const MAX_RANGES: u32 = 8192;

/// The buffer ranges, and which pair of words there each buffer has that needs one.
struct Ranges {
    variable: ValueId,
    pairs: HashMap<ValueId, u32>,
}

/// Declares the buffer ranges, where a buffer of the module needs one.
fn ranges(
    module: &mut Module,
    variables: &[Decomposed],
    options: &Options,
    registers: &mut Registers,
) -> Result<Option<Ranges>, Diagnostics> {
    let pair = |of: &Decomposed| {
        let Type::Pointer { space: AddressSpace::Storage, .. } = module.store.types.get(of.ty) else { return None };
        let pair = options.dynamic_buffers.get(module.binding_of(of.variable)?)?;
        Some((of.variable, pair))
    };
    let pairs: HashMap<ValueId, u32> = variables.iter().filter_map(pair).collect();
    let Some(&last) = pairs.values().max() else { return Ok(None) };
    if last >= MAX_RANGES {
        let message = format!(
            "the buffer ranges have no pair {last}: a uniform buffer of 64 KiB holds {MAX_RANGES} of them, counted from 0"
        );
        return Err(Diagnostic::error(BEYOND, Span::NONE, message).into());
    }
    let rows = module.store.types.array(TypeId::VEC4_U32, ArrayCount::Fixed(last / 2 + 1));
    let pointer = module.store.types.pointer(AddressSpace::Uniform, rows, Access::Read);
    let root = module.root();
    let mut b = Builder::new(module, Cursor::End(root));
    let variable = b.var_of(pointer, VarInfo::default(), None);
    let variable = b.name(variable, "buffer_ranges").as_defined().expect("a variable is defined");
    let space = if options.shader_model == "5.0" { 0 } else { options.buffer_ranges_space };
    registers.set(variable, Register { class: Class::Constant, number: options.buffer_ranges_register, space });
    Ok(Some(Ranges { variable, pairs }))
}

struct Buffers {
    ranges: Option<Ranges>,
    halves_as_words: bool,
    target: LoweringTarget,
}

impl Buffers {
    /// A word of a buffer's range: the offset, or behind it the size. None where the view says both.
    fn range(&self, b: &mut Builder<'_>, variable: ValueId, word: u64) -> Option<Value> {
        let ranges = self.ranges.as_ref()?;
        let &pair = ranges.pairs.get(&variable)?;
        let place = Offset::default().plus(u64::from(pair) * 8 + word * 4);
        Some(load_from_rows(b, ranges.variable, TypeId::U32, place, Rows { unpack: &halves::unpack, are_whole: true }))
    }

    /// Whether values of a type are halves that are accessed as words in storage buffers.
    fn are_words(&self, b: &Builder<'_>, ty: TypeId) -> bool {
        self.halves_as_words && b.module.store.types.deepest_elem(ty) == TypeId::F16
    }

    /// Where an offset is in the view.
    fn place(&self, b: &mut Builder<'_>, variable: ValueId, offset: Offset) -> Offset {
        match self.range(b, variable, 0) {
            Some(first) => offset.element(b, first, 1),
            None => offset,
        }
    }
}

impl Bytes for Buffers {
    fn load(&self, b: &mut Builder<'_>, variable: ValueId, ty: TypeId, offset: Offset) -> Value {
        match b.module.shape_of(variable.into()) {
            Type::Pointer { space: AddressSpace::Storage, .. } => {
                let offset = self.place(b, variable, offset);
                let load = if self.are_words(b, ty) { halves::load } else { storage::load };
                load(b, variable, ty, offset)
            }
            _ => load_from_rows(b, variable, ty, offset, Rows { unpack: &halves::unpack, are_whole: true }),
        }
    }

    fn store(&self, b: &mut Builder<'_>, variable: ValueId, ty: TypeId, offset: Offset, value: Value) {
        let offset = self.place(b, variable, offset);
        let store = if self.are_words(b, ty) { halves::store } else { storage::store };
        store(b, variable, ty, offset, value);
    }

    fn size(&self, b: &mut Builder<'_>, variable: ValueId) -> Value {
        self.range(b, variable, 1).unwrap_or_else(|| storage::size(b, variable))
    }

    fn atomic(
        &self,
        b: &mut Builder<'_>,
        call: InstId,
        variable: ValueId,
        offset: Offset,
        args: &[Value],
        result: TypeId,
    ) -> Option<Value> {
        let step: Step = lowering::step(b.module, call, &self.target).expect("a rule names how it is done");
        let (kind, function) = match step {
            Step::Interlocked(function) => (Kind::Plain, function),
            Step::InterlockedLoad(function) => (Kind::Load, function),
            Step::InterlockedStore(function) => (Kind::Store, function),
            Step::InterlockedSubtract(function) => (Kind::Subtract, function),
            Step::InterlockedCompareExchange(function) => (Kind::CompareExchange, function),
            Step::ArrayLength => unreachable!("the length of an array is no atomic function"),
        };
        let offset = self.place(b, variable, offset);
        let place = [variable.into(), offset.value(b)];
        storage::interlocked(b, kind, function, &place, args, result)
    }

    fn take_step(&self, module: &mut Module, call: InstId) {
        let step = lowering::step(module, call, &self.target);
        debug_assert_eq!(step, Some(Step::ArrayLength), "views of buffers are gone");
    }
}
