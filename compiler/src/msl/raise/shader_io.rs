//! Stage inputs and outputs: what has a location comes and goes in structures, built-in values come as parameters.
//!
//! An entry point whose signature MSL does not have becomes an inner function, which a new entry point calls.

use smallvec::SmallVec;

use crate::intrinsics::BinaryOp;
use crate::ir::{Builder, Cursor, DialectProperties, FunctionId, FunctionParam, Module, Value};
use crate::msl::Options;
use crate::text_target::stage_io::{self, Slot, linear, slots, take_over};
use crate::transform::{Transform, read_settings};
use crate::types::{Access, AddressSpace, BuiltinValue, IoAttributes, ShaderStage, TypeId};
use crate::util::Symbol;

/// What a structure carries between stages.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Role {
    /// Vertex attributes.
    VertexInput,
    /// What a vertex shader hands on.
    VertexOutput,
    /// What a fragment shader gets of it.
    FragmentInput,
    /// Colours, depth and coverage.
    FragmentOutput,
    /// Resources of a group, by ids in the place of locations.
    ArgumentBuffer,
}

/// The structures that carry stage inputs and outputs, and resources.
pub type IoStructs = stage_io::IoStructs<Role>;

pub(super) const INFO: Transform = Transform {
    name: "msl_shader_io",
    description: "gives entry points signatures that MSL has",
    accepts: DialectProperties::DIALECT_CALLS.union(DialectProperties::DUPLICATE_NAMES),
    follows: &["prevent_infinite_loops", "zero_init_workgroup_memory", "clamp_frag_depth", "simd_ballot"],
    options: Options::TABLE,
    run: |module, settings| {
        let options: Options = read_settings(settings)?;
        shader_io(module, options.fixed_sample_mask);
        Ok(())
    },
    ..Transform::ANY
};

/// Gives entry points signatures that MSL has. Fragments cover no more samples than `sample_mask` has.
pub(super) fn shader_io(module: &mut Module, sample_mask: u32) -> IoStructs {
    INFO.begin(module);
    let mut io = IoStructs::default();
    for entry in module.entry_points().collect::<Vec<_>>() {
        let is_fragment = module.function(entry).stage == Some(ShaderStage::Fragment);
        let mask = (is_fragment && sample_mask != u32::MAX).then_some(sample_mask);
        if mask.is_some() || !is_plain(module, entry) {
            wrap(module, entry, mask, &mut io);
        }
    }
    io
}

/// Whether an entry point only takes built-in values that MSL has and returns nothing.
fn is_plain(module: &Module, entry: FunctionId) -> bool {
    let function = module.function(entry);
    let direct = |info: &FunctionParam| {
        let computed = [BuiltinValue::GlobalInvocationIndex, BuiltinValue::WorkgroupIndex];
        info.io.builtin.is_some_and(|builtin| !computed.contains(&builtin))
    };
    function.return_type == TypeId::VOID && function.param_info.iter().all(direct)
}

/// Makes a new entry point that calls the old one.
fn wrap(module: &mut Module, inner: FunctionId, mask: Option<u32>, io: &mut IoStructs) {
    let stage = module.function(inner).stage.expect("it is an entry point");
    let name = module.function(inner).name;
    let params: SmallVec<[(TypeId, IoAttributes, Option<Symbol>); 8]> = module
        .function_params(inner)
        .iter()
        .zip(&module.function(inner).param_info)
        .map(|(param, info)| (module.value(param).ty, info.io, module.value(param).name))
        .collect();
    let (return_type, return_io) = (module.function(inner).return_type, module.function(inner).return_io);
    let outer = take_over(module, inner, &[]);
    let block = module.function(outer).block;
    let mut state = Wrapper::new(module, outer, stage, &params, io, name);
    let args: SmallVec<[Value; 8]> = params.iter().map(|&(ty, io, _)| state.argument(ty, io)).collect();
    let mut b = Builder::new(module, Cursor::End(block));
    let result = b.call(inner, &args);
    let mut outputs = if result.is_some() { slots(module, return_type, return_io, None) } else { SmallVec::new() };
    if mask.is_some() && outputs.iter().all(|slot| slot.io.builtin != Some(BuiltinValue::SampleMask)) {
        let io = IoAttributes { builtin: Some(BuiltinValue::SampleMask), ..IoAttributes::default() };
        outputs.push(Slot { name: None, ty: TypeId::U32, io });
    }
    if outputs.is_empty() {
        Builder::new(module, Cursor::End(block)).ret(None);
        return;
    }
    let role = if stage == ShaderStage::Vertex { Role::VertexOutput } else { Role::FragmentOutput };
    let structure = io.declare(module, name, "_outputs", &outputs, role);
    module.function_mut(outer).return_type = structure;
    let value = output(module, block, structure, result, mask, &outputs);
    Builder::new(module, Cursor::End(block)).ret(Some(value));
}

/// The value of the output structure for what the inner function returned.
fn output(
    module: &mut Module,
    block: crate::ir::BlockId,
    structure: TypeId,
    result: Option<Value>,
    mask: Option<u32>,
    outputs: &[Slot],
) -> Value {
    let mut b = Builder::new(module, Cursor::End(block));
    let mut values: SmallVec<[Value; 8]> = match result {
        Some(result) => match b.module.store.types.as_struct(b.module.type_of(result)).map(|ty| ty.members.len()) {
            Some(count) => (0..count as u32).map(|index| b.extract(result, index)).collect(),
            None => smallvec::smallvec![result],
        },
        None => SmallVec::new(),
    };
    if let Some(mask) = mask {
        let mask = b.u32(mask);
        match outputs.iter().position(|slot| slot.io.builtin == Some(BuiltinValue::SampleMask)) {
            Some(index) if index < values.len() => values[index] = b.arith(BinaryOp::And, values[index], mask),
            _ => values.push(mask),
        }
    }
    if outputs.iter().all(|slot| slot.io.builtin != Some(BuiltinValue::ClipDistances)) {
        return b.construct(structure, &values);
    }
    // Clip distances are a C array, which cannot be assigned as a whole.
    let memory = b.var(AddressSpace::Function, structure, Access::ReadWrite);
    for (index, (&value, slot)) in values.iter().zip(outputs).enumerate() {
        let member = b.member_pointer(memory, index as u32);
        if slot.io.builtin != Some(BuiltinValue::ClipDistances) {
            b.store(member, value);
            continue;
        }
        for element in 0..b.module.store.types.element_count(slot.ty).unwrap_or(0) {
            let pointer = b.member_pointer(member, element);
            let value = b.extract(value, element);
            b.store(pointer, value);
        }
    }
    b.load(memory)
}

/// A new entry point while it gets its parameters.
struct Wrapper<'m> {
    module: &'m mut Module,
    function: FunctionId,
    /// The structure of inputs with a location, and how many of its members were used.
    located: Option<(Value, u32)>,
    /// The parameters of built-in values.
    builtins: SmallVec<[(BuiltinValue, Value); 8]>,
}

impl<'m> Wrapper<'m> {
    fn new(
        module: &'m mut Module,
        function: FunctionId,
        stage: ShaderStage,
        params: &[(TypeId, IoAttributes, Option<Symbol>)],
        io: &mut IoStructs,
        name: Symbol,
    ) -> Self {
        let all: Vec<Slot> =
            params.iter().flat_map(|&(ty, attributes, name)| slots(module, ty, attributes, name)).collect();
        let (located, builtins): (Vec<Slot>, Vec<Slot>) = all.into_iter().partition(|slot| slot.io.location.is_some());
        let mut wrapper = Self { module, function, located: None, builtins: SmallVec::new() };
        if !located.is_empty() {
            let role = if stage == ShaderStage::Vertex { Role::VertexInput } else { Role::FragmentInput };
            let ty = io.declare(wrapper.module, name, "_inputs", &located, role);
            let param = wrapper.param(ty, FunctionParam::default(), "inputs");
            wrapper.located = Some((param, 0));
        }
        for slot in builtins {
            let builtin = slot.io.builtin.expect("an input has a location or is a built-in value");
            wrapper.builtin(builtin, slot.ty, slot.name);
        }
        wrapper.renew();
        wrapper
    }

    fn param(&mut self, ty: TypeId, info: FunctionParam, name: &str) -> Value {
        let value = self.module.add_function_param(self.function, ty, info);
        let symbol = self.module.store.symbols.intern(name);
        self.module.set_name(value, Some(symbol));
        value.into()
    }

    /// Adds the parameters that a built-in value is, or is computed from.
    fn builtin(&mut self, builtin: BuiltinValue, ty: TypeId, name: Option<Symbol>) {
        let needs: &[BuiltinValue] = match builtin {
            BuiltinValue::GlobalInvocationIndex => &[BuiltinValue::GlobalInvocationId, BuiltinValue::NumWorkgroups],
            BuiltinValue::WorkgroupIndex => &[BuiltinValue::WorkgroupId, BuiltinValue::NumWorkgroups],
            _ => &[],
        };
        for &need in needs {
            self.builtin(need, TypeId::VEC3_U32, None);
        }
        if !needs.is_empty() || self.builtins.iter().any(|&(known, _)| known == builtin) {
            return;
        }
        let io = IoAttributes { builtin: Some(builtin), ..IoAttributes::default() };
        let name = name.map_or(builtin.name().to_owned(), |name| self.module.name(name).to_owned());
        let value = self.param(ty, FunctionParam { io, binding: None }, &name);
        self.builtins.push((builtin, value));
    }

    /// Adding a parameter renews those before it: takes note of what they are now.
    fn renew(&mut self) {
        let params = self.module.function_params(self.function);
        let first = usize::from(self.located.is_some());
        if let Some((value, _)) = &mut self.located {
            *value = params.get(0).expect("it is the first").into();
        }
        for (index, (_, value)) in self.builtins.iter_mut().enumerate() {
            *value = params.get(first + index).expect("built-in values follow").into();
        }
    }

    /// The inner function's argument of a type.
    fn argument(&mut self, ty: TypeId, io: IoAttributes) -> Value {
        if self.module.store.types.as_struct(ty).is_none() {
            return self.value(io);
        }
        let slots = slots(self.module, ty, io, None);
        let values: SmallVec<[Value; 8]> = slots.iter().map(|slot| self.value(slot.io)).collect();
        self.builder().construct(ty, &values)
    }

    fn builder(&mut self) -> Builder<'_> {
        let block = self.module.function(self.function).block;
        Builder::new(self.module, Cursor::End(block))
    }

    /// One input value. Those with a location are asked for in their order.
    fn value(&mut self, io: IoAttributes) -> Value {
        match io.builtin {
            None => {
                let (structure, index) = self.located.as_mut().expect("there are inputs with a location");
                let (structure, position) = (*structure, *index);
                *index += 1;
                self.builder().extract(structure, position)
            }
            Some(BuiltinValue::WorkgroupIndex) => {
                let (id, count) = self.known_pair(BuiltinValue::WorkgroupId);
                let mut b = self.builder();
                let width = b.extract(count, 0);
                let height = b.extract(count, 1);
                linear(&mut b, id, width, height)
            }
            Some(BuiltinValue::GlobalInvocationIndex) => {
                let (id, count) = self.known_pair(BuiltinValue::GlobalInvocationId);
                let size = self.module.function(self.function).workgroup_size.expect("compute has a workgroup size");
                let mut b = self.builder();
                let [width, height] = [0, 1].map(|index| {
                    let groups = b.extract(count, index as u32);
                    b.arith(BinaryOp::Mul, groups, size[index])
                });
                linear(&mut b, id, width, height)
            }
            Some(builtin) => self.known(builtin),
        }
    }

    fn known(&self, builtin: BuiltinValue) -> Value {
        let found = self.builtins.iter().find(|&&(known, _)| known == builtin);
        found.expect("every built-in value has its parameter").1
    }

    fn known_pair(&self, id: BuiltinValue) -> (Value, Value) {
        (self.known(id), self.known(BuiltinValue::NumWorkgroups))
    }
}
