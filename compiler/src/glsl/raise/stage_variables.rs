//! Stage inputs and outputs as GLSL has them: names, positions for OpenGL's clip space, instances counted from the draw's first, attributes of
//! formats that OpenGL ES does not read.

use crate::glsl::Options;
use crate::intrinsics::{BinaryOp, DialectFn, GlslFn, UnaryOp};
use crate::ir::{Builder, DialectProperties, InstId, Module, Op, Value, ValueId};
use crate::rewrite::values::replace;
use crate::transform::{Transform, needs, read_settings};
use crate::types::{AddressSpace, BuiltinValue, ShaderStage, Type, TypeId};

pub(super) const INFO: Transform = Transform {
    name: "stage_variables",
    description: "gives stage variables the types, names and clip space of GLSL",
    accepts: DialectProperties::DUPLICATE_NAMES.union(DialectProperties::IO_VARIABLES),
    adds: DialectProperties::DIALECT_CALLS.union(DialectProperties::DUPLICATE_NAMES),
    follows: &["shader_io"],
    options: Options::TABLE,
    run: |module, settings| {
        needs(module.entry_points().next().is_some(), "with an entry point")?;
        stage_variables(module, &read_settings(settings)?);
        Ok(())
    },
    ..Transform::ANY
};

/// Names the variables, and converts what is stored in and loaded from them.
pub(super) fn stage_variables(module: &mut Module, options: &Options) {
    INFO.begin(module);
    let entry = module.entry_points().next().expect("a unit has an entry point");
    let stage = module.function(entry).stage.expect("it is an entry point");
    let main = module.store.symbols.intern("main");
    module.function_mut(entry).name = main;
    for inst in module.root_insts() {
        let (Op::Var(info), Some(variable)) = (module.inst(inst).op, module.result(inst)) else { continue };
        let Type::Pointer { space, .. } = module.store.types.get(module.value(variable).ty) else { continue };
        let io = module.var_info(info).io;
        match (space, io.builtin) {
            (AddressSpace::Out, Some(BuiltinValue::Position)) => positions(module, variable, options),
            (AddressSpace::In, Some(BuiltinValue::InstanceIndex)) if !options.is_es() => instances(module, variable),
            _ => {}
        }
        let is_bgra =
            io.location.and_then(|at| options.bgra_attributes.checked_shr(at)).is_some_and(|mask| mask & 1 == 1);
        if is_bgra && (stage, space) == (ShaderStage::Vertex, AddressSpace::In) {
            exchange(module, variable);
        }
        // What stands between two stages is called alike in both.
        let is_between = matches!(
            (stage, space),
            (ShaderStage::Vertex, AddressSpace::Out) | (ShaderStage::Fragment, AddressSpace::In)
        );
        if let Some(location) = io.location.filter(|_| is_between) {
            let name = module.store.symbols.intern(&format!("location_{location}"));
            module.set_name(variable, Some(name));
        }
    }
}

fn users(module: &Module, variable: ValueId, op: Op) -> Vec<InstId> {
    module.uses(variable).map(|(_, slot)| slot.user).filter(|&user| module.inst(user).op == op).collect()
}

/// `vec4(p.x, -p.y, 2.0 * p.z - p.w, p.w)`, as far as it is asked for.
fn positions(module: &mut Module, variable: ValueId, options: &Options) {
    let is_signed_depth = options.depth_range == "-1..1";
    if !options.flip_y && !is_signed_depth {
        return;
    }
    for store in users(module, variable, Op::Store) {
        let position = module.operand(store, 1);
        let mut b = Builder::before(module, store);
        let position = if position.as_constant().is_some() { position } else { b.let_(position, "position") };
        let [x, mut y, mut z, w] = [0, 1, 2, 3].map(|index| b.extract(position, index));
        if options.flip_y {
            y = b.unary(UnaryOp::Negation, y);
        }
        if is_signed_depth {
            let two = b.f32(2.0);
            z = b.arith(BinaryOp::Mul, two, z);
            z = b.arith(BinaryOp::Sub, z, w);
        }
        let position = b.construct(TypeId::VEC4_F32, &[x, y, z, w]);
        module.set_operand(store, 1, position);
    }
}

/// GLSL counts instances from 0.
fn instances(module: &mut Module, variable: ValueId) {
    for load in users(module, variable, Op::Load) {
        let Some(result) = module.result(load) else { continue };
        let ty = module.value(result).ty;
        let mut b = Builder::after(module, load);
        let first = b.dialect(DialectFn::Glsl(GlslFn::BaseInstance), TypeId::I32, &[]).expect("it gives a value");
        let first = if ty == TypeId::I32 { first } else { b.bitcast(ty, first) };
        let index = b.arith(BinaryOp::Add, result.into(), first);
        let slots: Vec<_> = module.uses(result).map(|(slot, of)| (slot, of.user)).collect();
        for (slot, user) in slots {
            if Some(user) != module.defining_inst(index) {
                module.set_use(slot, index);
            }
        }
    }
}

/// Reads red and blue of an attribute in each other's place. It has four components then, however many the shader takes.
fn exchange(module: &mut Module, variable: ValueId) {
    /// Where red, green, blue and alpha are.
    const PLACES: [u8; 4] = [2, 1, 0, 3];
    let Type::Pointer { space, store, access } = module.shape_of(variable.into()) else { return };
    let count = match module.store.types.get(store) {
        Type::F32 => 1,
        Type::Vector { size, elem: TypeId::F32 } => usize::from(size),
        _ => return,
    };
    let pointer = module.store.types.pointer(space, TypeId::VEC4_F32, access);
    let loads = users(module, variable, Op::Load);
    module.set_type(variable, pointer);
    for load in loads {
        let mut b = Builder::before(module, load);
        let whole = b.load(variable.into());
        let taken = match count {
            1 => b.extract(whole, PLACES[0].into()),
            _ => b.swizzle(whole, &PLACES[..count]),
        };
        replace(module, load, taken);
    }
}

/// The name that GLSL gives to a built-in value.
pub(in crate::glsl) fn predeclared_name(module: &Module, variable: ValueId) -> Option<&'static str> {
    let Op::Var(info) = module.inst(module.defining_inst(Value::from(variable))?).op else { return None };
    let Type::Pointer { space, .. } = module.shape_of(variable.into()) else { return None };
    Some(match module.var_info(info).io.builtin? {
        BuiltinValue::VertexIndex => "gl_VertexID",
        BuiltinValue::InstanceIndex => "gl_InstanceID",
        BuiltinValue::Position if space == AddressSpace::In => "gl_FragCoord",
        BuiltinValue::Position => "gl_Position",
        BuiltinValue::ClipDistances => "gl_ClipDistance",
        BuiltinValue::FrontFacing => "gl_FrontFacing",
        BuiltinValue::FragDepth => "gl_FragDepth",
        BuiltinValue::SampleIndex => "gl_SampleID",
        BuiltinValue::SampleMask if space == AddressSpace::In => "gl_SampleMaskIn",
        BuiltinValue::SampleMask => "gl_SampleMask",
        BuiltinValue::PrimitiveIndex => "gl_PrimitiveID",
        BuiltinValue::LocalInvocationId => "gl_LocalInvocationID",
        BuiltinValue::LocalInvocationIndex => "gl_LocalInvocationIndex",
        BuiltinValue::GlobalInvocationId => "gl_GlobalInvocationID",
        BuiltinValue::WorkgroupId => "gl_WorkGroupID",
        BuiltinValue::NumWorkgroups => "gl_NumWorkGroups",
        BuiltinValue::SubgroupInvocationId => "gl_SubgroupInvocationID",
        BuiltinValue::SubgroupSize => "gl_SubgroupSize",
        BuiltinValue::SubgroupId => "gl_SubgroupID",
        BuiltinValue::NumSubgroups => "gl_NumSubgroups",
        BuiltinValue::PointSize => "gl_PointSize",
        BuiltinValue::GlobalInvocationIndex | BuiltinValue::WorkgroupIndex => return None,
    })
}
