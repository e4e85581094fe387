//! Calls of built-in functions and operators whose SPIR-V has other operands become calls of the dialect of `intrinsics/spirv.def`.

use smallvec::SmallVec;

use super::MemoryModelConfig;
use crate::constant;
use crate::diagnostic::Diagnostics;
use crate::intrinsics::spirv::{GroupOperation, MemorySemantics, QuadDirection, Scope};
use crate::intrinsics::steps::SpirvBuiltins as Step;
use crate::intrinsics::{BinaryOp, BuiltinFn, DialectFn, LoweringTarget, SpirvFn};
use crate::ir::{Builder, DialectProperties, InstId, Module, Op, Value};
use crate::rewrite::values::replace;
use crate::transform::{LoweringConfig, Transform, lower_calls, needs};
use crate::types::{AddressSpace, Type, TypeId};

pub(super) const INFO: Transform = Transform {
    name: "spirv_builtins",
    description: "calls the SPIR-V dialect where instructions have other operands than WGSL",
    accepts: DialectProperties::DUPLICATE_NAMES
        .union(DialectProperties::IO_VARIABLES)
        .union(DialectProperties::DIALECT_CALLS),
    adds: DialectProperties::DIALECT_CALLS,
    removes: DialectProperties::CORE,
    follows: &[
        "buffer_views",
        "builtin_polyfill",
        "expand_implicit_splats",
        "matrix_arithmetic",
        "block_decorated_structs",
    ],
    options: LoweringConfig::TABLE,
    run: |module, settings| {
        let target = LoweringConfig::target(module, settings)?;
        let lengths = module.find_insts(|op| op == Op::Builtin(BuiltinFn::ArrayLength));
        let is_of_member = |inst: InstId| {
            let array = module.defining_inst(module.operand(inst, 0));
            array.is_some_and(|array| module.inst(array).op == Op::Access)
        };
        needs(lengths.into_iter().all(is_of_member), "whose arrays without a size are members of structures")?;
        spirv_builtins(module, &target, MemoryModelConfig::default())
    },
};

/// Afterwards every core call and operator has the operands of its instruction.
pub(super) fn spirv_builtins(
    module: &mut Module,
    target: &LoweringTarget,
    memory: MemoryModelConfig,
) -> Result<(), Diagnostics> {
    INFO.apply(module, |module| {
        lower_calls(module, target, |module, inst, step| {
            let args: SmallVec<[Value; 4]> = module.operand_list(inst);
            let ty = module.result(inst).map_or(TypeId::VOID, |result| module.value(result).ty);
            let mut call = Call { b: Builder::before(module, inst), inst, memory, args, ty };
            if let Taken::Value(value) = call.take(step) {
                replace(module, inst, value);
            }
        });
        Ok(())
    })
}

/// What a step leaves of a call.
pub(super) enum Taken {
    /// The instruction, which calls the dialect itself.
    InPlace,
    /// The value that takes its place.
    Value(Value),
}

/// A call, and where what takes its place is written.
pub(super) struct Call<'m> {
    pub(super) b: Builder<'m>,
    inst: InstId,
    pub(super) memory: MemoryModelConfig,
    pub(super) args: SmallVec<[Value; 4]>,
    pub(super) ty: TypeId,
}

impl Call<'_> {
    fn take(&mut self, step: Step) -> Taken {
        use GroupOperation::{ExclusiveScan, InclusiveScan, Reduce};
        match step {
            Step::Call(function) => {
                let args = self.args.clone();
                self.dialect(function, &args)
            }
            Step::Exchanged(function) => self.dialect(function, &[self.args[1], self.args[0]]),
            Step::Select => self.dialect(SpirvFn::Select, &[self.args[2], self.args[1], self.args[0]]),
            Step::NumberOfBool => self.number_of_bool(),
            Step::ComparisonWithZero => self.comparison_with_zero(),
            Step::ArrayLength => self.array_length(),
            Step::WorkgroupBarrier => self.barrier(
                MemorySemantics::AcquireReleaseWorkgroupMemory,
                MemorySemantics::AvailableVisibleWorkgroupMemory,
            ),
            Step::StorageBarrier => self
                .barrier(MemorySemantics::AcquireReleaseUniformMemory, MemorySemantics::AvailableVisibleUniformMemory),
            Step::TextureBarrier => {
                self.barrier(MemorySemantics::AcquireReleaseImageMemory, MemorySemantics::AvailableVisibleImageMemory)
            }
            Step::Atomic(function) => self.atomic(function),
            Step::CompareExchange => self.compare_exchange(),
            Step::Reduce(function) => self.arithmetic(function, Reduce),
            Step::InclusiveScan(function) => self.arithmetic(function, InclusiveScan),
            Step::ExclusiveScan(function) => self.arithmetic(function, ExclusiveScan),
            Step::Group(function) => self.of_group(function),
            Step::Lane(function) => self.of_lane(function),
            Step::QuadSwapX => self.quad_swap(QuadDirection::Horizontal),
            Step::QuadSwapY => self.quad_swap(QuadDirection::Vertical),
            Step::QuadSwapDiagonal => self.quad_swap(QuadDirection::Diagonal),
        }
    }

    /// Has the instruction call the dialect: it gives what it gave.
    pub(super) fn dialect(&mut self, function: SpirvFn, args: &[Value]) -> Taken {
        self.b.module.set_op(self.inst, Op::Dialect(DialectFn::Spirv(function)));
        if args != &self.args[..] {
            self.b.module.set_operands(self.inst, args);
        }
        Taken::InPlace
    }

    /// One where the bool holds, and zero elsewhere.
    fn number_of_bool(&mut self) -> Taken {
        let one = match self.b.module.store.types.deepest_elem(self.ty) {
            TypeId::I32 => constant::Value::I32(1),
            TypeId::U32 => constant::Value::U32(1),
            TypeId::F32 => constant::Value::f32(1.0),
            _ => constant::Value::F16(constant::half::f16_from_f32(1.0)),
        };
        let (zero, one) = (self.b.zero(self.ty), self.b.splat_constant(self.ty, one));
        self.dialect(SpirvFn::Select, &[self.args[0], one, zero])
    }

    fn comparison_with_zero(&mut self) -> Taken {
        let from = self.b.module.type_of(self.args[0]);
        let zero = self.b.zero(from);
        Taken::Value(self.b.binary(BinaryOp::NotEqual, self.ty, self.args[0], zero))
    }

    /// The length is asked of the structure that ends in the array.
    fn array_length(&mut self) -> Taken {
        let access = self.b.module.defining_inst(self.args[0]).expect("runtime-sized arrays are members of structures");
        let (structure, member) = (self.b.module.operand(access, 0), self.b.module.operand(access, 1));
        self.dialect(SpirvFn::ArrayLength, &[structure, member])
    }

    /// A barrier with these semantics, or with those of Vulkan's memory model.
    fn barrier(&mut self, glsl: MemorySemantics, vulkan: MemorySemantics) -> Taken {
        let workgroup = self.b.operand(Scope::Workgroup);
        let semantics = self.b.operand(if self.memory.vulkan { vulkan } else { glsl });
        self.dialect(SpirvFn::ControlBarrier, &[workgroup, workgroup, semantics])
    }

    /// The scope and semantics of an atomic: relaxed, among all that may see the memory.
    fn order(&mut self) -> (Value, Value) {
        let Type::Pointer { space, .. } = self.b.module.shape_of(self.args[0]) else { unreachable!("a pointer") };
        let scope = if space == AddressSpace::Workgroup { Scope::Workgroup } else { Scope::Device };
        (self.b.operand(scope), self.b.operand(MemorySemantics::Relaxed))
    }

    fn atomic(&mut self, function: SpirvFn) -> Taken {
        let (scope, semantics) = self.order();
        let mut args: SmallVec<[Value; 4]> = SmallVec::from_slice(&[self.args[0], scope, semantics]);
        args.extend(self.args.get(1).copied());
        self.dialect(function, &args)
    }

    fn compare_exchange(&mut self) -> Taken {
        let (scope, semantics) = self.order();
        let (pointer, comparator, value) = (self.args[0], self.args[1], self.args[2]);
        let ty = self.b.module.type_of(value);
        let args = [pointer, scope, semantics, semantics, value, comparator];
        let function = DialectFn::Spirv(SpirvFn::AtomicCompareExchange);
        let old = self.b.dialect(function, ty, &args).expect("it gives the old value");
        let exchanged = self.b.compare(BinaryOp::Equal, old, comparator);
        Taken::Value(self.b.construct(self.ty, &[old, exchanged]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::intrinsics::enums::Target;
    use crate::ir::text;

    fn run(source: &str) -> String {
        let mut module = text::parse(source).expect("it parses");
        spirv_builtins(&mut module, &LoweringTarget::new(Target::Spirv), MemoryModelConfig::default())
            .expect("it does not fail");
        crate::ir::validate(&module).expect("it is valid");
        text::print(&module, &text::PrintOptions::default())
    }

    #[test]
    fn calls_get_the_operands_of_their_instructions() {
        let printed = run("\
struct B {
  a: array<atomic<u32>>
}

root {
  %b: ptr<storage, B, read_write> = var @group(0) @binding(0)
  %w: ptr<workgroup, atomic<i32>, read_write> = var
}

fn f(%v: vec2<f32>, %m: mat2x2<f32>, %c: bool) {
  %p: ptr<storage, array<atomic<u32>>, read_write> = access %b, 0u
  %1: u32 = arrayLength %p
  %q: ptr<storage, atomic<u32>, read_write> = access %b, 0u, 3u
  %2: u32 = atomicAdd %q, 5u
  %3: i32 = atomicMax %w, 5i
  %4: vec2<f32> = mul %v, %m
  %5: f32 = convert %c
  %6: u32 = select 1u, 2u, %c
  workgroupBarrier
  ret
}
");
        for expected in [
            "spirv.array_length %b, 0u",
            "spirv.atomic_i_add %q, spirv.scope(device), spirv.memory_semantics(relaxed), 5u",
            "spirv.atomic_s_max %w, spirv.scope(workgroup), spirv.memory_semantics(relaxed), 5i",
            "spirv.vector_times_matrix %v, %m",
            "spirv.select %c, 1.0f, 0.0f",
            "spirv.select %c, 2u, 1u",
            "spirv.memory_semantics(acquire_release_workgroup_memory)",
        ] {
            assert!(printed.contains(expected), "no '{expected}' in\n{printed}");
        }
    }
}
