//! Calls of built-in functions and operators whose SPIR-V has other operands become calls of the dialect of `intrinsics/spirv.def`.

use smallvec::SmallVec;

use super::MemoryModelConfig;
use crate::constant;
use crate::diagnostic::Diagnostics;
use crate::intrinsics::{BinaryOp, BuiltinFn, DialectFn, Effects, SpirvFn};
use crate::ir::{Allow, Builder, InstId, Module, Op, Value};
use crate::spirv::grammar::{scope, semantics};
use crate::transform::Transform;
use crate::transform::rewrite::replace;
use crate::types::{AddressSpace, Type, TypeId};

pub(super) const INFO: Transform = Transform {
    name: "spirv_builtins",
    description: "calls the SPIR-V dialect where instructions have other operands than WGSL",
    accepts: Allow::DUPLICATE_NAMES.union(Allow::IO_VARIABLES).union(Allow::DIALECT_CALLS),
    adds: Allow::DIALECT_CALLS,
    removes: Allow::CORE,
    follows: &["builtin_polyfill", "expand_implicit_splats", "matrix_arithmetic"],
    options: &[],
    run: |module, _| spirv_builtins(module, MemoryModelConfig::default()),
};

/// Afterwards every core call and operator has the operands of its instruction.
pub(super) fn spirv_builtins(module: &mut Module, memory: MemoryModelConfig) -> Result<(), Diagnostics> {
    INFO.apply(module, |module| {
        for inst in module.find_insts(is_candidate) {
            let op = module.inst(inst).op;
            // Most products are of values of one type, and matrices apart they stay.
            if op == Op::Binary(BinaryOp::Mul) && is_plain_product(module, inst) {
                continue;
            }
            let args: SmallVec<[Value; 4]> = module.operand_list(inst);
            let ty = module.result(inst).map_or(TypeId::VOID, |result| module.value(result).ty);
            let mut call = Call { b: Builder::before(module, inst), inst, memory, args, ty };
            if let Rewritten::Value(value) = call.rewrite(op) {
                replace(module, inst, value);
            }
        }
        Ok(())
    })
}

/// Whether an instruction may be one that is rewritten. Functions that only compute have the operands of their instructions, but for some.
fn is_candidate(op: Op) -> bool {
    use BuiltinFn::{ArrayLength, ExtractBits, InsertBits, Select};
    match op {
        Op::Binary(BinaryOp::Mul) | Op::Convert => true,
        Op::Builtin(Select | ExtractBits | InsertBits | ArrayLength) => true,
        Op::Builtin(function) => function.effects() != Effects::NONE,
        _ => false,
    }
}

fn is_plain_product(module: &Module, inst: InstId) -> bool {
    let factors = module.operand_array(inst).expect("it has two operands");
    let [ty, other] = factors.map(|factor| module.type_of(factor));
    ty == other && !matches!(module.store.types.get(ty), Type::Matrix { .. })
}

/// What becomes of a call.
pub(super) enum Rewritten {
    /// It stays what it is.
    Not,
    /// It calls the dialect itself.
    InPlace,
    /// A value takes its place.
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
    fn rewrite(&mut self, op: Op) -> Rewritten {
        match op {
            Op::Binary(_) => self.product(),
            Op::Convert => self.convert(),
            Op::Builtin(function) => self.builtin(function),
            _ => Rewritten::Not,
        }
    }

    /// Has the instruction call the dialect: it gives what it gave.
    pub(super) fn dialect(&mut self, function: SpirvFn, args: &[Value]) -> Rewritten {
        self.b.module.set_op(self.inst, Op::Dialect(DialectFn::Spirv(function)));
        if args != &self.args[..] {
            self.b.module.set_operands(self.inst, args);
        }
        Rewritten::InPlace
    }

    /// Products that mix shapes have instructions of their own.
    fn product(&mut self) -> Rewritten {
        let (a, b) = (self.args[0], self.args[1]);
        let kind = |shape| match shape {
            Type::Vector { .. } => 1,
            Type::Matrix { .. } => 2,
            _ => 0,
        };
        let (function, args) = match (kind(self.b.module.shape_of(a)), kind(self.b.module.shape_of(b))) {
            (1, 0) => (SpirvFn::VectorTimesScalar, [a, b]),
            (0, 1) => (SpirvFn::VectorTimesScalar, [b, a]),
            (2, 0) => (SpirvFn::MatrixTimesScalar, [a, b]),
            (0, 2) => (SpirvFn::MatrixTimesScalar, [b, a]),
            (1, 2) => (SpirvFn::VectorTimesMatrix, [a, b]),
            (2, 1) => (SpirvFn::MatrixTimesVector, [a, b]),
            (2, 2) => (SpirvFn::MatrixTimesMatrix, [a, b]),
            _ => return Rewritten::Not,
        };
        self.dialect(function, &args)
    }

    /// To and from bool: by selection and by comparison.
    fn convert(&mut self) -> Rewritten {
        let from = self.b.module.type_of(self.args[0]);
        let types = &self.b.module.store.types;
        if types.deepest_elem(from) == TypeId::BOOL {
            let one = match types.deepest_elem(self.ty) {
                TypeId::I32 => constant::Value::I32(1),
                TypeId::U32 => constant::Value::U32(1),
                TypeId::F32 => constant::Value::f32(1.0),
                TypeId::F16 => constant::Value::F16(constant::half::f16_from_f32(1.0)),
                _ => return Rewritten::Value(self.args[0]),
            };
            let (zero, one) = (self.b.zero(self.ty), self.b.splat_constant(self.ty, one));
            self.dialect(SpirvFn::Select, &[self.args[0], one, zero])
        } else if types.deepest_elem(self.ty) == TypeId::BOOL {
            let zero = self.b.zero(from);
            Rewritten::Value(self.b.binary(BinaryOp::NotEqual, self.ty, self.args[0], zero))
        } else {
            Rewritten::Not
        }
    }

    fn builtin(&mut self, function: BuiltinFn) -> Rewritten {
        let is_signed = self.b.module.store.types.deepest_elem(self.ty) == TypeId::I32;
        match function {
            BuiltinFn::Select => self.dialect(SpirvFn::Select, &[self.args[2], self.args[1], self.args[0]]),
            BuiltinFn::ExtractBits if is_signed => self.same_operands(SpirvFn::BitFieldSExtract),
            BuiltinFn::ExtractBits => self.same_operands(SpirvFn::BitFieldUExtract),
            BuiltinFn::InsertBits => self.same_operands(SpirvFn::BitFieldInsert),
            BuiltinFn::ArrayLength => self.array_length(),
            BuiltinFn::StorageBarrier => self.barrier(semantics::UNIFORM_MEMORY),
            BuiltinFn::TextureBarrier => self.barrier(semantics::IMAGE_MEMORY),
            BuiltinFn::WorkgroupBarrier => self.barrier(semantics::WORKGROUP_MEMORY),
            BuiltinFn::AtomicCompareExchangeWeak => self.compare_exchange(),
            _ => match atomic(function, is_signed) {
                Some(function) => self.atomic(function),
                None => self.subgroup(function),
            },
        }
    }

    fn same_operands(&mut self, function: SpirvFn) -> Rewritten {
        let args = self.args.clone();
        self.dialect(function, &args)
    }

    /// The length is asked of the structure that ends in the array.
    fn array_length(&mut self) -> Rewritten {
        let access = self.b.module.defining_inst(self.args[0]).expect("runtime-sized arrays are members of structures");
        let (structure, member) = (self.b.module.operand(access, 0), self.b.module.operand(access, 1));
        self.dialect(SpirvFn::ArrayLength, &[structure, member])
    }

    fn barrier(&mut self, memory: u32) -> Rewritten {
        let workgroup = self.b.u32(scope::WORKGROUP);
        let model = if self.memory.vulkan { semantics::MAKE_AVAILABLE | semantics::MAKE_VISIBLE } else { 0 };
        let semantics = self.b.u32(semantics::ACQUIRE_RELEASE | memory | model);
        self.dialect(SpirvFn::ControlBarrier, &[workgroup, workgroup, semantics])
    }

    /// The scope and semantics of an atomic: relaxed, among all that may see the memory.
    fn order(&mut self) -> (Value, Value) {
        let Type::Pointer { space, .. } = self.b.module.shape_of(self.args[0]) else { unreachable!("a pointer") };
        let scope = if space == AddressSpace::Workgroup { scope::WORKGROUP } else { scope::DEVICE };
        (self.b.u32(scope), self.b.u32(semantics::NONE))
    }

    fn atomic(&mut self, function: SpirvFn) -> Rewritten {
        let (scope, semantics) = self.order();
        let mut args: SmallVec<[Value; 4]> = SmallVec::from_slice(&[self.args[0], scope, semantics]);
        args.extend(self.args.get(1).copied());
        self.dialect(function, &args)
    }

    fn compare_exchange(&mut self) -> Rewritten {
        let (scope, semantics) = self.order();
        let (pointer, comparator, value) = (self.args[0], self.args[1], self.args[2]);
        let ty = self.b.module.type_of(value);
        let args = [pointer, scope, semantics, semantics, value, comparator];
        let function = DialectFn::Spirv(SpirvFn::AtomicCompareExchange);
        let old = self.b.dialect(function, ty, &args).expect("it gives the old value");
        let exchanged = self.b.compare(BinaryOp::Equal, old, comparator);
        Rewritten::Value(self.b.construct(self.ty, &[old, exchanged]))
    }
}

/// The instruction of an atomic function whose operands are pointer, scope, semantics and value.
fn atomic(function: BuiltinFn, is_signed: bool) -> Option<SpirvFn> {
    Some(match function {
        BuiltinFn::AtomicLoad => SpirvFn::AtomicLoad,
        BuiltinFn::AtomicStore => SpirvFn::AtomicStore,
        BuiltinFn::AtomicExchange => SpirvFn::AtomicExchange,
        BuiltinFn::AtomicAdd => SpirvFn::AtomicIAdd,
        BuiltinFn::AtomicSub => SpirvFn::AtomicISub,
        BuiltinFn::AtomicMax if is_signed => SpirvFn::AtomicSMax,
        BuiltinFn::AtomicMax => SpirvFn::AtomicUMax,
        BuiltinFn::AtomicMin if is_signed => SpirvFn::AtomicSMin,
        BuiltinFn::AtomicMin => SpirvFn::AtomicUMin,
        BuiltinFn::AtomicAnd => SpirvFn::AtomicAnd,
        BuiltinFn::AtomicOr => SpirvFn::AtomicOr,
        BuiltinFn::AtomicXor => SpirvFn::AtomicXor,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text;

    fn run(source: &str) -> String {
        let mut module = text::parse(source).expect("it parses");
        spirv_builtins(&mut module, MemoryModelConfig::default()).expect("it does not fail");
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
            "spirv.atomic_i_add %q, 1u, 0u, 5u",
            "spirv.atomic_s_max %w, 2u, 0u, 5i",
            "spirv.vector_times_matrix %v, %m",
            "spirv.select %c, 1.0f, 0.0f",
            "spirv.select %c, 2u, 1u",
            "spirv.control_barrier 2u, 2u, 264u",
        ] {
            assert!(printed.contains(expected), "no '{expected}' in\n{printed}");
        }
    }
}
