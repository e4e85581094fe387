//! Operators and conversions: componentwise, column by column, or products of matrices.

use super::{Done, Flattener};
use crate::interpret::code::{Lanes, Product, Source, Step};
use crate::interpret::layout::Kind;
use crate::intrinsics::{BinaryOp, UnaryOp};
use crate::ir::{InstId, Value};
use crate::types::{ArrayCount, Type, TypeId};

/// The columns of a matrix, or the one column that a vector or scalar is.
#[derive(Copy, Clone)]
pub(super) struct Columns {
    pub(super) count: u8,
    pub(super) rows: u8,
    /// Bytes from one to the next.
    pub(super) stride: u32,
}

impl Flattener<'_> {
    pub(super) fn columns(&self, ty: TypeId) -> Columns {
        match self.types().get(ty) {
            Type::Matrix { column, columns } => {
                let stride = self.types().matrix_stride(column) as u32;
                Columns { count: columns, rows: self.columns(column).rows, stride }
            }
            Type::Vector { size, .. } => Columns { count: 1, rows: size, stride: 0 },
            _ => Columns { count: 1, rows: 1, stride: 0 },
        }
    }

    /// An operand's components; a scalar stands for all.
    pub(super) fn lanes(&mut self, value: Value) -> Done<Lanes> {
        let ty = self.module.type_of(value);
        let kind = self.kind(ty)?;
        let stride = if self.types().is_scalar(ty) { 0 } else { kind.size() };
        Ok(Lanes { source: self.source(value)?, kind, stride })
    }

    /// The operator for one column of each operand; operands that are no matrices are the same in all columns.
    fn column_lanes(&mut self, value: Value, column: u8) -> Done<Lanes> {
        let stride = self.columns(self.module.type_of(value)).stride;
        let lanes = self.lanes(value)?;
        Ok(Lanes { source: lanes.source.at(u32::from(column) * stride), ..lanes })
    }

    /// One step for each column of the result, from the column, its place and its count of rows.
    fn each_column(&mut self, inst: InstId, step: impl Fn(&mut Self, u8, u32, Kind, u8) -> Done<Step>) -> Done {
        let (dst, ty) = self.result(inst)?;
        let (columns, kind) = (self.columns(ty), self.kind(ty)?);
        for column in 0..columns.count {
            let step = step(self, column, dst + u32::from(column) * columns.stride, kind, columns.rows)?;
            self.emit(step);
        }
        Ok(())
    }

    pub(super) fn unary(&mut self, inst: InstId, op: UnaryOp) -> Done {
        let operand = self.module.operand(inst, 0);
        self.each_column(inst, |state, column, dst, _, count| {
            Ok(Step::Unary { op, dst, operand: state.column_lanes(operand, column)?, count })
        })
    }

    pub(super) fn convert(&mut self, inst: InstId) -> Done {
        let operand = self.module.operand(inst, 0);
        if let Type::Pointer { .. } = self.module.shape_of(operand) {
            let (dst, ty) = self.result(inst)?;
            let (base, size) = (self.source(operand)?, self.store_type(ty));
            let size = match self.types().get(size) {
                Type::Buffer(ArrayCount::Fixed(size)) => size,
                _ => u32::MAX,
            };
            self.emit(Step::Narrow { dst, base, size });
            return Ok(());
        }
        self.each_column(inst, |state, column, dst, result, count| {
            Ok(Step::Convert { dst, result, operand: state.column_lanes(operand, column)?, count })
        })
    }

    pub(super) fn binary(&mut self, inst: InstId, op: BinaryOp) -> Done {
        let [lhs, rhs] = [0, 1].map(|index| self.module.operand(inst, index));
        let [left, right] = [lhs, rhs].map(|value| self.module.shape_of(value));
        let is_matrix = |shape| matches!(shape, Type::Matrix { .. });
        let is_vector = |shape| matches!(shape, Type::Vector { .. });
        let multiplies =
            is_matrix(left) && (is_matrix(right) || is_vector(right)) || is_vector(left) && is_matrix(right);
        if op == BinaryOp::Mul && multiplies {
            return self.product(inst, lhs, rhs);
        }
        self.each_column(inst, |state, column, dst, result, count| {
            let operands = [state.column_lanes(lhs, column)?, state.column_lanes(rhs, column)?];
            Ok(Step::Binary { op, dst, result, operands, count })
        })
    }

    fn product(&mut self, inst: InstId, lhs: Value, rhs: Value) -> Done {
        let (dst, ty) = self.result(inst)?;
        let [left, right] = [lhs, rhs].map(|value| self.columns(self.module.type_of(value)));
        let kind = self.kind(ty)?;
        let (lhs, rhs): (Source, Source) = (self.source(lhs)?, self.source(rhs)?);
        let from_left = left.count == 1;
        // A vector from the left is a row: its components are columns of one row each.
        let (rows, lhs_stride) = if from_left { (1, kind.size()) } else { (left.rows, left.stride) };
        let dst_stride = if from_left { kind.size() } else { self.columns(ty).stride };
        let (inner, columns) = (right.rows, right.count);
        let product =
            Product { kind, lhs, rhs, dst, rows, inner, columns, lhs_stride, rhs_stride: right.stride, dst_stride };
        self.emit(Step::Multiply(Box::new(product)));
        Ok(())
    }
}
