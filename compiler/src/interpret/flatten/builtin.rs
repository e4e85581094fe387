//! Calls of built-in functions.

use super::{Done, Flattener};
use crate::interpret::code::{AtomicOp, Change, Source, Step};
use crate::interpret::layout;
use crate::intrinsics::BuiltinFn;
use crate::ir::{InstId, Value};
use crate::types::{Type, TypeId};
use crate::util::Range32;

impl Flattener<'_> {
    /// How each function is computed: rustc names one that is missing.
    pub(super) fn builtin(&mut self, inst: InstId, function: BuiltinFn) -> Done {
        use BuiltinFn as F;
        match function {
            F::Bitcast => self.copy_operand(inst),
            F::WorkgroupBarrier | F::StorageBarrier | F::TextureBarrier => {
                self.barrier(function == F::WorkgroupBarrier, function != F::WorkgroupBarrier);
                Ok(())
            }
            F::WorkgroupUniformLoad => {
                self.barrier(true, false);
                self.load(inst)?;
                self.barrier(true, false);
                Ok(())
            }
            F::ArrayLength => self.array_length(inst),
            F::BufferView | F::BufferArrayView => self.view(inst),
            F::BufferLength => {
                let (pointer, dst) = (self.operand(inst, 0)?, self.result(inst)?.0);
                self.emit(Step::ArrayLength { dst, pointer, stride: 1 });
                Ok(())
            }
            F::Frexp | F::Modf => self.split(inst, function),
            F::Transpose => self.transpose(inst),
            F::Determinant => self.determinant(inst),
            F::AtomicCompareExchangeWeak => {
                let (dst, ty) = self.result(inst)?;
                let exchanged = self.element_offset(ty, 1) as u32;
                self.atomic(inst, AtomicOp::CompareExchange { exchanged }, Some(dst))
            }
            F::AtomicAdd
            | F::AtomicAnd
            | F::AtomicExchange
            | F::AtomicLoad
            | F::AtomicMax
            | F::AtomicMin
            | F::AtomicOr
            | F::AtomicStore
            | F::AtomicSub
            | F::AtomicXor => {
                let dst = if self.has_result(inst) { Some(self.result(inst)?.0) } else { None };
                self.atomic(inst, AtomicOp::Update(function), dst)
            }
            F::TextureDimensions | F::TextureGather => self.texture_call(inst, function),
            F::TextureGatherCompare | F::TextureLoad | F::TextureNumLayers => self.texture_call(inst, function),
            F::TextureNumLevels | F::TextureNumSamples | F::TextureSample => self.texture_call(inst, function),
            F::TextureSampleBaseClampToEdge | F::TextureSampleBias => self.texture_call(inst, function),
            F::TextureSampleCompare | F::TextureSampleCompareLevel => self.texture_call(inst, function),
            F::TextureSampleGrad | F::TextureSampleLevel | F::TextureStore => self.texture_call(inst, function),
            F::Dpdx | F::DpdxFine => self.derivative(inst, Change::X { is_coarse: false }),
            F::DpdxCoarse => self.derivative(inst, Change::X { is_coarse: true }),
            F::Dpdy | F::DpdyFine => self.derivative(inst, Change::Y { is_coarse: false }),
            F::DpdyCoarse => self.derivative(inst, Change::Y { is_coarse: true }),
            F::Fwidth | F::FwidthFine => self.derivative(inst, Change::Width { is_coarse: false }),
            F::FwidthCoarse => self.derivative(inst, Change::Width { is_coarse: true }),
            F::QuadBroadcast | F::QuadSwapDiagonal | F::QuadSwapX => self.exchanged(inst, function),
            F::QuadSwapY | F::SubgroupAdd | F::SubgroupAll | F::SubgroupAnd => self.exchanged(inst, function),
            F::SubgroupAny | F::SubgroupBallot | F::SubgroupBroadcast => self.exchanged(inst, function),
            F::SubgroupBroadcastFirst | F::SubgroupElect => self.exchanged(inst, function),
            F::SubgroupExclusiveAdd | F::SubgroupExclusiveMul => self.exchanged(inst, function),
            F::SubgroupInclusiveAdd | F::SubgroupInclusiveMul => self.exchanged(inst, function),
            F::SubgroupMax | F::SubgroupMin | F::SubgroupMul | F::SubgroupOr => self.exchanged(inst, function),
            F::SubgroupShuffle | F::SubgroupShuffleDown => self.exchanged(inst, function),
            F::SubgroupShuffleUp | F::SubgroupShuffleXor | F::SubgroupXor => self.exchanged(inst, function),
            F::Abs | F::Acos | F::Acosh | F::Asin | F::Asinh | F::Atan => self.componentwise(inst, function),
            F::Atan2 | F::Atanh | F::Ceil | F::Clamp | F::Cos | F::Cosh => self.componentwise(inst, function),
            F::CountLeadingZeros | F::CountOneBits => self.componentwise(inst, function),
            F::CountTrailingZeros | F::Degrees | F::Exp | F::Exp2 => self.componentwise(inst, function),
            F::ExtractBits | F::FirstLeadingBit | F::FirstTrailingBit => self.componentwise(inst, function),
            F::Floor | F::Fma | F::Fract | F::InsertBits | F::InverseSqrt => self.componentwise(inst, function),
            F::Ldexp | F::Log | F::Log2 | F::Max | F::Min | F::Mix => self.componentwise(inst, function),
            F::Pow | F::QuantizeToF16 | F::Radians | F::ReverseBits => self.componentwise(inst, function),
            F::Round | F::Saturate | F::Select | F::Sign | F::Sin => self.componentwise(inst, function),
            F::Sinh | F::Smoothstep | F::Sqrt | F::Step | F::Tan => self.componentwise(inst, function),
            F::Tanh | F::Trunc => self.componentwise(inst, function),
            F::All | F::Any | F::Cross | F::Distance | F::Dot | F::FaceForward => self.mixed(inst, function),
            F::Length | F::Normalize | F::Reflect | F::Refract | F::Dot4I8Packed => self.mixed(inst, function),
            F::Dot4U8Packed | F::Pack2x16float | F::Pack2x16snorm => self.mixed(inst, function),
            F::Pack2x16unorm | F::Pack4x8snorm | F::Pack4x8unorm | F::Pack4xI8 => self.mixed(inst, function),
            F::Pack4xI8Clamp | F::Pack4xU8 | F::Pack4xU8Clamp => self.mixed(inst, function),
            F::Unpack2x16float | F::Unpack2x16snorm | F::Unpack2x16unorm => self.mixed(inst, function),
            F::Unpack4x8snorm | F::Unpack4x8unorm | F::Unpack4xI8 | F::Unpack4xU8 => self.mixed(inst, function),
        }
    }

    fn has_result(&self, inst: InstId) -> bool {
        self.module.result(inst).is_some_and(|result| self.module.value(result).ty != TypeId::VOID)
    }

    fn barrier(&mut self, workgroup: bool, storage: bool) {
        self.emit(Step::Barrier { workgroup, storage });
    }

    fn array_length(&mut self, inst: InstId) -> Done {
        let pointer = self.operand(inst, 0)?;
        let array = self.store_type(self.module.type_of(self.module.operand(inst, 0)));
        let stride = layout::stride_of(self.types(), array).unwrap_or(1).max(1);
        let (dst, stride) = (self.result(inst)?.0, self.bounded(stride)?);
        self.emit(Step::ArrayLength { dst, pointer, stride });
        Ok(())
    }

    fn view(&mut self, inst: InstId) -> Done {
        let (dst, ty) = self.result(inst)?;
        let store = self.store_type(ty);
        let (base, offset) = (self.operand(inst, 0)?, self.operand(inst, 1)?);
        let size = if self.module.operand_count(inst) > 2 { Some(self.operand(inst, 2)?) } else { None };
        let bytes = self.bounded(self.types().layout(store).size)?;
        let (least, most) = match self.types().runtime_array(store) {
            Some((first, stride)) => (self.bounded(first + stride)?, u32::MAX),
            None => (bytes, bytes),
        };
        let align = self.types().layout(store).align;
        self.emit(Step::View { dst, base, offset, size, align, least, most });
        Ok(())
    }

    fn split(&mut self, inst: InstId, function: BuiltinFn) -> Done {
        let operand = self.module.operand(inst, 0);
        let count = self.columns(self.module.type_of(operand)).rows;
        let operand = self.lanes(operand)?;
        let (dst, ty) = self.result(inst)?;
        let second = self.element_offset(ty, 1) as u32;
        self.emit(Step::Split { function, dst, operand, second, count });
        Ok(())
    }

    fn transpose(&mut self, inst: InstId) -> Done {
        let operand = self.module.operand(inst, 0);
        let from = self.columns(self.module.type_of(operand));
        let src = self.source(operand)?;
        let (dst, ty) = self.result(inst)?;
        let size = self.kind(ty)?.size();
        let dst_stride = self.columns(ty).stride;
        let (columns, rows, src_stride) = (from.count, from.rows, from.stride);
        self.emit(Step::Transpose { dst, src, size, columns, rows, src_stride, dst_stride });
        Ok(())
    }

    fn determinant(&mut self, inst: InstId) -> Done {
        let operand = self.module.operand(inst, 0);
        let from = self.columns(self.module.type_of(operand));
        let src = self.source(operand)?;
        let (dst, ty) = self.result(inst)?;
        let kind = self.kind(ty)?;
        self.emit(Step::Determinant { dst, src, kind, size: from.count, stride: from.stride });
        Ok(())
    }

    fn atomic(&mut self, inst: InstId, op: AtomicOp, dst: Option<u32>) -> Done {
        let atomic = self.store_type(self.module.type_of(self.module.operand(inst, 0)));
        let kind = self.kind(atomic)?;
        let pointer = self.operand(inst, 0)?;
        let mut operands = [Source::slot(0); 2];
        for (index, operand) in operands.iter_mut().enumerate() {
            if let Some(value) = self.module.get_operand(inst, index + 1) {
                *operand = self.source(value)?;
            }
        }
        self.emit(Step::Atomic { op, kind, dst, pointer, operands });
        Ok(())
    }

    fn all_lanes(&mut self, inst: InstId) -> Done<Range32> {
        let values: Vec<Value> = self.module.operands(inst).collect();
        let lanes = values.into_iter().map(|value| self.lanes(value)).collect::<Done<Vec<_>>>()?;
        Ok(Range32::extend(&mut self.program.lanes, lanes))
    }

    fn componentwise(&mut self, inst: InstId, function: BuiltinFn) -> Done {
        let (dst, ty) = self.result(inst)?;
        let (result, count) = (self.kind(ty)?, self.columns(ty).rows);
        let operands = self.all_lanes(inst)?;
        self.emit(Step::Math { function, dst, result, operands, count });
        Ok(())
    }

    fn exchanged(&mut self, inst: InstId, function: BuiltinFn) -> Done {
        let (dst, ty) = self.result(inst)?;
        let (result, count) = (self.kind(ty)?, self.columns(ty).rows);
        let operands = self.all_lanes(inst)?;
        self.emit(Step::Subgroup { function, dst, result, operands, count });
        Ok(())
    }

    fn mixed(&mut self, inst: InstId, function: BuiltinFn) -> Done {
        let (dst, ty) = self.result(inst)?;
        let result = self.kind(ty)?;
        let first = self.module.operand(inst, 0);
        let count = match self.types().get(self.module.type_of(first)) {
            Type::Vector { size, .. } => size,
            _ => 1,
        };
        let operands = self.all_lanes(inst)?;
        self.emit(Step::Vector { function, dst, result, operands, count });
        Ok(())
    }
}
