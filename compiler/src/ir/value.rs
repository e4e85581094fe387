//! Values: what operands refer to, and the operand slots that link each value to its users.

use super::{BlockId, FunctionId, InstId, UseId, ValueId};
use crate::constant::ConstId;
use crate::types::TypeId;
use crate::util::{Id, Symbol};

/// A reference to a value, in 32 bits with the kind in the top two.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(u32);

/// What a [`Value`] is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ValueKind {
    /// An instruction's result, a block's or a function's parameter.
    Defined(ValueId),
    /// A constant.
    Constant(ConstId),
    /// A function, as the callee of a `call`.
    Function(FunctionId),
}

const DEFINED: u32 = 0;
const CONSTANT: u32 = 1;
const FUNCTION: u32 = 2;

const TAG_SHIFT: u32 = 30;
const INDEX_MASK: u32 = (1 << TAG_SHIFT) - 1;

impl Value {
    fn tagged(tag: u32, index: usize) -> Self {
        let index =
            u32::try_from(index).ok().filter(|&index| index <= INDEX_MASK).expect("a module holds at most 2^30 values");
        Self(tag << TAG_SHIFT | index)
    }

    /// What this is.
    #[inline]
    pub fn kind(self) -> ValueKind {
        let index = self.index();
        match self.tag() {
            DEFINED => ValueKind::Defined(ValueId::from_index(index)),
            CONSTANT => ValueKind::Constant(ConstId::from_index(index)),
            _ => ValueKind::Function(FunctionId::from_index(index)),
        }
    }

    #[inline]
    const fn tag(self) -> u32 {
        self.0 >> TAG_SHIFT
    }

    #[inline]
    const fn index(self) -> usize {
        (self.0 & INDEX_MASK) as usize
    }

    /// The defined value, unless this is a constant or a function.
    #[inline]
    pub fn as_defined(self) -> Option<ValueId> {
        (self.tag() == DEFINED).then(|| ValueId::from_index(self.index()))
    }

    /// The constant, if this is one.
    #[inline]
    pub fn as_constant(self) -> Option<ConstId> {
        (self.tag() == CONSTANT).then(|| ConstId::from_index(self.index()))
    }

    /// The function, if this is one.
    #[inline]
    pub fn as_function(self) -> Option<FunctionId> {
        (self.tag() == FUNCTION).then(|| FunctionId::from_index(self.index()))
    }
}

impl From<ValueId> for Value {
    #[inline]
    fn from(id: ValueId) -> Self {
        Self::tagged(DEFINED, id.index())
    }
}

impl From<ConstId> for Value {
    #[inline]
    fn from(id: ConstId) -> Self {
        Self::tagged(CONSTANT, id.index())
    }
}

impl From<FunctionId> for Value {
    #[inline]
    fn from(id: FunctionId) -> Self {
        Self::tagged(FUNCTION, id.index())
    }
}

impl std::fmt::Debug for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.kind().fmt(f)
    }
}

/// Where a defined value comes from.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ValueDef {
    /// Result `index` of an instruction.
    Result(InstId, u16),
    /// Parameter `index` of a block.
    BlockParam(BlockId, u16),
    /// Parameter `index` of a function.
    FunctionParam(FunctionId, u16),
    /// Nothing: the definition was removed, and no user is left.
    Removed,
}

/// A defined value.
#[derive(Copy, Clone, Debug)]
pub struct ValueData {
    /// Its type.
    pub ty: TypeId,
    /// Where it comes from.
    pub def: ValueDef,
    /// The name that the source gave it.
    pub name: Option<Symbol>,
    /// The head of its list of uses.
    pub(super) first_use: Option<UseId>,
}

/// An operand slot. Slots of one defined value or function form a list; slots of constants are in none.
#[derive(Copy, Clone, Debug)]
pub struct Use {
    /// What is used.
    pub value: Value,
    /// By which instruction.
    pub user: InstId,
    pub(super) prev: Option<UseId>,
    pub(super) next: Option<UseId>,
}

/// Consecutive defined values: an instruction's results, a block's or a function's parameters.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct ValueRun {
    pub(super) start: u32,
    pub(super) len: u16,
}

impl ValueRun {
    /// How many there are.
    pub const fn len(self) -> usize {
        self.len as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// Value `index`, if the run is that long.
    #[inline]
    pub fn get(self, index: usize) -> Option<ValueId> {
        (index < self.len()).then(|| ValueId::from_index(self.start as usize + index))
    }

    /// All of them in order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = ValueId> + ExactSizeIterator {
        (self.start as usize..self.start as usize + self.len()).map(ValueId::from_index)
    }
}
