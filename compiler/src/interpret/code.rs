//! Flat code: the steps that the machine executes, and the program that holds them.

use super::layout::{DataRuns, Kind};
use crate::diagnostic::Span;
use crate::intrinsics::{BinaryOp, BuiltinFn, UnaryOp};
use crate::types::{BuiltinValue, Interpolation};
use crate::util::Range32;

/// A place in the current frame, in bytes from its start.
pub(super) type Slot = u32;

/// A step's index; before the program is finished, a label.
pub(super) type Target = u32;

/// Where an operand's bytes are: in the current frame, or in the program's constants.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Source(u32);

const CONSTANT: u32 = 1 << 31;

impl Source {
    /// Bytes of the frame.
    pub(super) const fn slot(slot: Slot) -> Self {
        Self(slot)
    }

    /// Bytes of the constants.
    pub(super) const fn constant(offset: u32) -> Self {
        Self(offset | CONSTANT)
    }

    /// The offset, and whether it is one of the constants.
    #[inline]
    pub(super) const fn place(self) -> (usize, bool) {
        ((self.0 & !CONSTANT) as usize, self.0 & CONSTANT != 0)
    }

    /// The source `bytes` further on.
    pub(super) const fn at(self, bytes: u32) -> Self {
        Self(self.0 + bytes)
    }
}

/// An operand of a componentwise step: a component each, or one for all.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Lanes {
    pub(super) source: Source,
    pub(super) kind: Kind,
    /// Bytes from one component to the next; 0 repeats the first.
    pub(super) stride: u32,
}

/// One step of an access path.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum PathStep {
    /// A member: `offset` bytes on; of a runtime-sized tail the size is what is left.
    Member { offset: u32, size: Option<u32> },
    /// An element of as many as there are; without a count as many as fit what is pointed to.
    Element { index: Source, signed: bool, stride: u32, size: u32, count: Option<u32> },
}

/// What a derivative gives: how much a value changes within the quad. Coarse ones are the same in all of it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Change {
    /// To the next pixel along x.
    X { is_coarse: bool },
    /// To the next pixel along y.
    Y { is_coarse: bool },
    /// Along both, by absolute value.
    Width { is_coarse: bool },
}

/// Which operation an atomic step does.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum AtomicOp {
    /// One of the read-modify-write functions, or a load or store.
    Update(BuiltinFn),
    /// Compare and exchange, into a structure whose second member has this offset.
    CompareExchange { exchanged: u32 },
}

/// Vectors and matrices that are multiplied.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Product {
    pub(super) kind: Kind,
    pub(super) lhs: Source,
    pub(super) rhs: Source,
    pub(super) dst: Slot,
    /// Rows of the left operand; 1 for a vector from the left.
    pub(super) rows: u8,
    /// Columns of the left operand and rows of the right.
    pub(super) inner: u8,
    /// Columns of the right operand; 1 for a vector from the right.
    pub(super) columns: u8,
    /// Bytes from column to column.
    pub(super) lhs_stride: u32,
    pub(super) rhs_stride: u32,
    pub(super) dst_stride: u32,
}

/// What a step does.
#[derive(Clone, Debug)]
pub(super) enum Step {
    /// Copies bytes within the frame.
    Copy { dst: Slot, src: Source, len: u32 },
    /// Clears bytes of the frame.
    Zero { dst: Slot, len: u32 },
    /// A variable of the frame begins: `runs` says which bytes are uninitialized, where it has no initializer.
    Variable { memory: Slot, len: u32, runs: Option<u32> },
    /// Makes a pointer to bytes of the frame.
    FramePointer { dst: Slot, memory: Slot, len: u32 },
    /// Moves a pointer along a path.
    AccessPointer { dst: Slot, base: Source, path: Range32 },
    /// Copies what a path leads to in a value.
    AccessValue { dst: Slot, base: Source, path: Range32, len: u32 },
    /// Reads memory.
    Load { dst: Slot, pointer: Source, len: u32 },
    /// Writes memory; `runs` says which bytes are no padding, where there is any.
    Store { pointer: Source, src: Source, len: u32, runs: Option<u32> },
    /// A componentwise operator.
    Unary { op: UnaryOp, dst: Slot, operand: Lanes, count: u8 },
    /// A componentwise operator; the result's components have kind `result`.
    Binary { op: BinaryOp, dst: Slot, result: Kind, operands: [Lanes; 2], count: u8 },
    /// A componentwise built-in function of up to four operands.
    Math { function: BuiltinFn, dst: Slot, result: Kind, operands: Range32, count: u8 },
    /// A componentwise conversion.
    Convert { dst: Slot, result: Kind, operand: Lanes, count: u8 },
    /// A product of matrices and vectors.
    Multiply(Box<Product>),
    /// A built-in function that mixes components.
    Vector { function: BuiltinFn, dst: Slot, result: Kind, operands: Range32, count: u8 },
    /// `transpose`
    Transpose { dst: Slot, src: Source, size: u32, columns: u8, rows: u8, src_stride: u32, dst_stride: u32 },
    /// `determinant`
    Determinant { dst: Slot, src: Source, kind: Kind, size: u8, stride: u32 },
    /// `frexp` and `modf`, which return a structure whose second member has this offset.
    Split { function: BuiltinFn, dst: Slot, operand: Lanes, second: u32, count: u8 },
    /// `arrayLength`
    ArrayLength { dst: Slot, pointer: Source, stride: u32 },
    /// `bufferView` and `bufferArrayView`, of a type of at least `least` bytes, and of no more than `most`.
    View { dst: Slot, base: Source, offset: Source, size: Option<Source>, align: u32, least: u32, most: u32 },
    /// A buffer seen as a smaller one.
    Narrow { dst: Slot, base: Source, size: u32 },
    /// An atomic operation.
    Atomic { op: AtomicOp, kind: Kind, dst: Option<Slot>, pointer: Source, operands: [Source; 2] },
    /// Waits for the workgroup.
    Barrier { workgroup: bool, storage: bool },
    /// Waits for the subgroup, and exchanges values with it.
    Subgroup { function: BuiltinFn, dst: Slot, result: Kind, operands: Range32, count: u8 },
    /// Asks a texture; where its level follows from the neighbours, waits for them.
    Texture(Box<TextureCall>),
    /// Waits for the quad, and compares its values.
    Derivative { change: Change, dst: Slot, kind: Kind, operand: Lanes, count: u8 },
    /// The invocation goes on as a helper.
    Demote,
    /// Goes on elsewhere.
    Jump(Target),
    /// Goes on elsewhere where the condition does not hold.
    JumpUnless { condition: Source, target: Target },
    /// Goes on where the selector says.
    Switch { selector: Source, cases: Range32, default: Target },
    /// Calls a function: the arguments go to the start of the new frame.
    Call { function: u32, arguments: Range32, dst: Slot },
    /// Returns a value of so many bytes.
    Return { src: Source, len: u32 },
    /// Ends the invocation.
    Terminate,
    /// Is never reached in a valid program.
    Unreachable,
}

/// A call of a texture function: where its operands are. What a function does not take is absent.
#[derive(Clone, Debug)]
pub(super) struct TextureCall {
    pub(super) function: BuiltinFn,
    /// A word: the texture's number.
    pub(super) texture: Source,
    /// A word: the sampler's number.
    pub(super) sampler: Option<Source>,
    pub(super) coords: Option<Lanes>,
    /// Components of the coordinates.
    pub(super) count: u8,
    pub(super) element: Option<Lanes>,
    /// The level, the bias of the level, or the number of a sample.
    pub(super) level: Option<Lanes>,
    pub(super) reference: Option<Lanes>,
    pub(super) gradients: Option<[Lanes; 2]>,
    pub(super) component: Option<Lanes>,
    pub(super) offset: Option<Lanes>,
    pub(super) value: Option<Lanes>,
    pub(super) dst: Slot,
    pub(super) result: Kind,
    /// Components of the result.
    pub(super) result_count: u8,
}

impl TextureCall {
    /// A call without operands or a result.
    pub(super) const fn of(function: BuiltinFn, texture: Source) -> Self {
        Self {
            function,
            texture,
            sampler: None,
            coords: None,
            count: 0,
            element: None,
            level: None,
            reference: None,
            gradients: None,
            component: None,
            offset: None,
            value: None,
            dst: 0,
            result: Kind::U32,
            result_count: 0,
        }
    }
}

/// Which input or output of a stage a value is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Place {
    Builtin(BuiltinValue),
    ClipDistances,
    Location { location: u32, blend_src: u32, interpolation: Option<Interpolation> },
}

/// An input or output of the entry point: a scalar or vector of it.
#[derive(Copy, Clone, Debug)]
pub(super) struct StageValue {
    pub(super) place: Place,
    /// In the frame, or in the result.
    pub(super) offset: u32,
    pub(super) kind: Kind,
    pub(super) count: u8,
}

/// An argument of a call.
#[derive(Copy, Clone, Debug)]
pub(super) struct Argument {
    pub(super) src: Source,
    pub(super) dst: Slot,
    pub(super) len: u32,
}

/// A function's code.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct FunctionCode {
    pub(super) entry: Target,
    pub(super) frame_size: u32,
}

/// A finished program.
#[derive(Default, Debug)]
pub(super) struct Program {
    pub(super) steps: Vec<Step>,
    /// Where each step stands in the source.
    pub(super) spans: Vec<Span>,
    pub(super) constants: Vec<u8>,
    pub(super) paths: Vec<PathStep>,
    pub(super) lanes: Vec<Lanes>,
    pub(super) cases: Vec<(u32, Target)>,
    pub(super) arguments: Vec<Argument>,
    pub(super) runs: Vec<DataRuns>,
    pub(super) functions: Vec<FunctionCode>,
    /// The entry point's function.
    pub(super) entry: u32,
    /// What it takes, what it gives, and the bytes of what it gives.
    pub(super) inputs: Vec<StageValue>,
    pub(super) outputs: Vec<StageValue>,
    pub(super) result_size: u32,
    /// Parameters with the bytes that they begin with.
    pub(super) parameters: Vec<(Slot, Vec<u8>)>,
    pub(super) workgroup_size: [u32; 3],
    /// That of `@subgroup_size`.
    pub(super) subgroup_size: Option<u32>,
    pub(super) workgroup_bytes: u32,
    /// Bytes of private and of workgroup memory that nothing has written: offset and length.
    pub(super) uninitialized_private: Vec<(u32, u32)>,
    pub(super) uninitialized_workgroup: Vec<(u32, u32)>,
    /// The private variables as each invocation finds them.
    pub(super) private: Vec<u8>,
}
