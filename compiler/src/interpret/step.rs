//! One invocation going on, step by step, until it ends, waits, or has had its turn.

use super::arithmetic;
use super::code::{AtomicOp, Lanes, Product, Slot, Source, Step};
use super::layout::Kind;
use super::machine::{Caller, Invocation, Machine, Status};
use super::memory::{How, read_scalar, write_scalar};
use super::pointer::{Memory, Pointer};
use super::sampling::needs_neighbours;
use super::{LIMIT, OUT_OF_BOUNDS, UNREACHABLE, error, math, vector};
use crate::diagnostic::Diagnostic;
use crate::intrinsics::{BinaryOp, BuiltinFn};
use crate::util::Range32;

/// Calls nest at most so deep: functions do not call themselves, so that only a long chain comes near.
const MAX_CALLS: usize = 1 << 16;

/// An invocation on its machine.
pub(super) struct Executor<'a, 'p> {
    pub(super) machine: &'a mut Machine<'p>,
    pub(super) invocation: &'a mut Invocation,
}

impl Executor<'_, '_> {
    /// Takes at most `turns` steps; how many were taken.
    pub(super) fn run(&mut self, turns: u64) -> Result<u64, Diagnostic> {
        let program = self.machine.program;
        for taken in 0..turns {
            if self.invocation.status != Status::Running {
                return Ok(taken);
            }
            let step = &program.steps[self.invocation.pc as usize];
            let next = self.invocation.pc + 1;
            self.invocation.pc = self.step(step)?.unwrap_or(next);
        }
        Ok(turns)
    }

    /// Does one step; where to go on, unless at the next.
    fn step(&mut self, step: &Step) -> Result<Option<u32>, Diagnostic> {
        match *step {
            Step::Copy { dst, src, len } => self.copy(dst, src, len),
            Step::Zero { dst, len } => {
                let start = self.invocation.base + dst as usize;
                self.invocation.stack[start..start + len as usize].fill(0);
            }
            Step::Variable { memory, len, runs } => {
                let program = self.machine.program;
                let runs = runs.map_or(&[][..], |runs| &program.runs[runs as usize].runs);
                self.mark_variable(memory, len, runs);
            }
            Step::FramePointer { dst, memory, len } => {
                let offset = (self.invocation.base + memory as usize) as u32;
                self.set_pointer(dst, Pointer { memory: Memory::Stack, offset, size: len });
            }
            Step::AccessPointer { dst, base, path } => {
                let pointer = self.pointer(base);
                let pointer = self.follow(pointer, path);
                self.set_pointer(dst, pointer);
            }
            Step::AccessValue { dst, base, path, len } => {
                let offset = self.follow_in_value(path);
                self.copy(dst, base.at(offset), len);
            }
            Step::Load { dst, pointer, len } => self.load(dst, self.pointer(pointer), len),
            Step::Store { pointer, src, len, runs } => self.store(self.pointer(pointer), src, len, runs),
            Step::ArrayLength { dst, pointer, stride } => {
                let count = self.pointer(pointer).size / stride;
                self.set(Kind::U32, dst, count);
            }
            Step::View { dst, base, offset, size, align, least, most } => {
                let pointer = self.pointer(base);
                let size = size.map_or(u32::MAX, |size| self.word(size)).min(most);
                let view = pointer.view(self.word(offset) & !(align - 1), size, least);
                let view = view.ok_or_else(|| self.fail(OUT_OF_BOUNDS, "the view lies outside of its buffer"))?;
                self.set_pointer(dst, view);
            }
            Step::Narrow { dst, base, size } => {
                let pointer = self.pointer(base);
                self.set_pointer(dst, Pointer { size: pointer.size.min(size), ..pointer });
            }
            Step::Atomic { op, kind, dst, pointer, operands } => self.atomic(op, kind, dst, pointer, operands),
            Step::Barrier { .. } => self.invocation.status = Status::Waiting,
            Step::Subgroup { .. } | Step::Derivative { .. } => self.invocation.status = Status::Exchanging,
            Step::Texture(ref call) if needs_neighbours(call.function) => self.invocation.status = Status::Exchanging,
            Step::Texture(ref call) => self.texture(call, None),
            Step::Demote => (self.invocation.is_helper, self.invocation.is_discarded) = (true, true),
            Step::Terminate => {
                (self.invocation.status, self.invocation.is_discarded) = (Status::Done, true);
            }
            Step::Jump(target) => return Ok(Some(target)),
            Step::JumpUnless { condition, target } => return Ok((self.word(condition) == 0).then_some(target)),
            Step::Switch { selector, cases, default } => {
                let cases = cases.of(&self.machine.program.cases);
                let found = cases.binary_search_by_key(&self.word(selector), |case| case.0);
                return Ok(Some(found.map_or(default, |at| cases[at].1)));
            }
            Step::Call { function, arguments, dst } => return self.call(function, arguments, dst).map(Some),
            Step::Return { src, len } => return Ok(self.ret(src, len)),
            Step::Unreachable => return Err(self.fail(UNREACHABLE, "the end of a path that never ends was reached")),
            _ => self.evaluate(step),
        }
        Ok(None)
    }

    /// The steps that compute.
    fn evaluate(&mut self, step: &Step) {
        if let Some(strict) = self.machine.settings.strict {
            self.look_strictly(strict, step);
        }
        match *step {
            Step::Unary { op, dst, operand, count } => self.each(dst, operand.kind, count, |executor, index| {
                arithmetic::unary(op, operand.kind, executor.lane(operand, index))
            }),
            Step::Binary { op, dst, result, operands: [a, b], count } => {
                self.each(dst, result, count, |executor, index| {
                    arithmetic::binary(op, a.kind, executor.lane(a, index), executor.lane(b, index))
                });
            }
            Step::Convert { dst, result, operand, count } => self.each(dst, result, count, |executor, index| {
                arithmetic::convert(operand.kind, result, executor.lane(operand, index))
            }),
            Step::Math { function, dst, result, operands, count } => self.math(function, dst, result, operands, count),
            Step::Multiply(ref product) => self.multiply(product),
            Step::Vector { function, dst, result, operands, count } => {
                self.mix_components(function, dst, result, operands, count);
            }
            Step::Transpose { dst, src, size, columns, rows, src_stride, dst_stride } => {
                for (column, row) in
                    (0..columns.into()).flat_map(|column| (0..rows.into()).map(move |row| (column, row)))
                {
                    let from: Source = src.at(column * src_stride + row * size);
                    self.copy(dst + row * dst_stride + column * size, from, size);
                }
            }
            Step::Determinant { dst, src, kind, size, stride } => {
                let columns = self.matrix(src, kind, size, size, stride);
                self.set(kind, dst, arithmetic::rounded(kind, vector::determinant(columns, size.into())));
            }
            Step::Split { function, dst, operand, second, count } => self.split(function, dst, operand, second, count),
            ref other => unreachable!("{other:?} does not compute"),
        }
    }

    /// Sets each component of a result.
    fn each(&mut self, dst: Slot, kind: Kind, count: u8, component: impl Fn(&Self, u8) -> u32) {
        for index in 0..count {
            let bits = component(self, index);
            self.set(kind, dst + u32::from(index) * kind.size(), bits);
        }
    }

    fn math(&mut self, function: BuiltinFn, dst: Slot, result: Kind, operands: Range32, count: u8) {
        let lanes = operands.of(&self.machine.program.lanes);
        self.each(dst, result, count, |executor, index| {
            let mut operands = [0; 4];
            for (operand, &lanes) in operands.iter_mut().zip(lanes) {
                *operand = executor.lane(lanes, index);
            }
            math::evaluate(function, result, &operands[..lanes.len()])
        });
    }

    fn mix_components(&mut self, function: BuiltinFn, dst: Slot, result: Kind, operands: Range32, count: u8) {
        let lanes = operands.of(&self.machine.program.lanes);
        let mut components = [[0; 4]; 3];
        let mut operands: [&[u32]; 3] = [&[]; 3];
        for ((components, operand), &lanes) in components.iter_mut().zip(&mut operands).zip(lanes) {
            let count = if lanes.stride == 0 { 1 } else { count };
            for index in 0..count {
                components[usize::from(index)] = self.lane(lanes, index);
            }
            *operand = &components[..count.into()];
        }
        let found = vector::evaluate(function, lanes[0].kind, &operands[..lanes.len()]);
        self.each(dst, result, found.count as u8, |_, index| found.bits[usize::from(index)]);
    }

    fn split(&mut self, function: BuiltinFn, dst: Slot, operand: Lanes, second: u32, count: u8) {
        let kind = operand.kind;
        let is_frexp = function == BuiltinFn::Frexp;
        let other = if is_frexp { Kind::I32 } else { kind };
        for index in 0..count {
            let bits = self.lane(operand, index);
            let (first, rest) = if is_frexp { math::frexp(kind, bits) } else { math::modf(kind, bits) };
            self.set(kind, dst + u32::from(index) * kind.size(), first);
            self.set(other, dst + second + u32::from(index) * other.size(), rest);
        }
    }

    /// A matrix as numbers, by columns.
    fn matrix(&self, source: Source, kind: Kind, columns: u8, rows: u8, stride: u32) -> [[f64; 4]; 4] {
        let mut matrix = [[0.0; 4]; 4];
        for column in 0..columns {
            let lanes = Lanes { source: source.at(u32::from(column) * stride), kind, stride: kind.size() };
            for row in 0..rows {
                matrix[usize::from(column)][usize::from(row)] = arithmetic::number(kind, self.lane(lanes, row));
            }
        }
        matrix
    }

    fn multiply(&mut self, product: &Product) {
        let &Product { kind, lhs, rhs, dst, rows, inner, columns, lhs_stride, rhs_stride, dst_stride } = product;
        let a = self.matrix(lhs, kind, inner, rows, lhs_stride);
        let b = self.matrix(rhs, kind, columns, inner, rhs_stride);
        for column in 0..columns {
            for row in 0..rows {
                let terms = (0..usize::from(inner)).map(|k| a[k][usize::from(row)] * b[usize::from(column)][k]);
                let bits = arithmetic::rounded(kind, terms.sum());
                self.set(kind, dst + u32::from(column) * dst_stride + u32::from(row) * kind.size(), bits);
            }
        }
    }

    fn call(&mut self, function: u32, arguments: Range32, dst: Slot) -> Result<u32, Diagnostic> {
        let program = self.machine.program;
        let callee = program.functions[function as usize];
        let base = self.invocation.frame_end;
        let end = base + callee.frame_size as usize;
        if self.invocation.callers.len() >= MAX_CALLS || end as u64 > self.machine.stack_limit {
            return Err(self.fail(LIMIT, "calls nest too deep for the memory"));
        }
        if self.invocation.stack.len() < end {
            self.invocation.stack.resize(end, 0);
        }
        for argument in arguments.of(&program.arguments) {
            self.copy_to_stack(base + argument.dst as usize, argument.src, argument.len as usize);
        }
        let caller = Caller { step: self.invocation.pc, base: self.invocation.base, frame_end: base, dst };
        self.invocation.callers.push(caller);
        (self.invocation.base, self.invocation.frame_end) = (base, end);
        Ok(callee.entry)
    }

    fn ret(&mut self, src: Source, len: u32) -> Option<u32> {
        let Some(caller) = self.invocation.callers.pop() else {
            self.invocation.status = Status::Done;
            self.invocation.result = self.bytes(src)[..len as usize].to_vec();
            return None;
        };
        self.copy_to_stack(caller.base + caller.dst as usize, src, len as usize);
        (self.invocation.base, self.invocation.frame_end) = (caller.base, caller.frame_end);
        Some(caller.step + 1)
    }

    fn atomic(&mut self, op: AtomicOp, kind: Kind, dst: Option<Slot>, pointer: Source, operands: [Source; 2]) {
        let pointer = self.pointer(pointer);
        self.note_access(pointer, kind.size(), How::Atomic);
        self.note_write(pointer, kind.size());
        let operand = match op {
            AtomicOp::Update(BuiltinFn::AtomicLoad) => 0,
            _ => self.word(operands[0]),
        };
        let replacement = if matches!(op, AtomicOp::CompareExchange { .. }) { self.word(operands[1]) } else { 0 };
        let is_helper = self.invocation.is_helper;
        let memory = &mut self.memory(pointer.memory)[pointer.offset as usize..];
        let old = read_scalar(kind, memory);
        let new = match op {
            AtomicOp::Update(function) => updated(function, kind, old, operand),
            AtomicOp::CompareExchange { .. } if old == operand => replacement,
            AtomicOp::CompareExchange { .. } => old,
        };
        if !is_helper {
            write_scalar(kind, memory, new);
        }
        if let Some(dst) = dst {
            self.set(kind, dst, old);
            if let AtomicOp::CompareExchange { exchanged } = op {
                self.set(Kind::Bool, dst + exchanged, u32::from(old == operand));
            }
        }
    }

    fn fail(&self, rule: crate::diagnostic::Rule, message: &str) -> Diagnostic {
        error(rule, self.machine.program.spans[self.invocation.pc as usize], message)
    }
}

/// What an atomic function leaves in memory.
fn updated(function: BuiltinFn, kind: Kind, old: u32, operand: u32) -> u32 {
    use BuiltinFn as F;
    let op = match function {
        F::AtomicLoad => return old,
        F::AtomicStore | F::AtomicExchange => return operand,
        F::AtomicMin => return math::evaluate(F::Min, kind, &[old, operand]),
        F::AtomicMax => return math::evaluate(F::Max, kind, &[old, operand]),
        F::AtomicAdd => BinaryOp::Add,
        F::AtomicSub => BinaryOp::Sub,
        F::AtomicAnd => BinaryOp::And,
        F::AtomicOr => BinaryOp::Or,
        F::AtomicXor => BinaryOp::Xor,
        _ => unreachable!("'{}' is no atomic function", function.name()),
    };
    arithmetic::binary(op, kind, old, operand)
}
