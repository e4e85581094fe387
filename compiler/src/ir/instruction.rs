//! What a row of the table of instructions (`op`) may say, and the macro that makes code of the table.
//!
//! Everything that is the same question for every instruction is answered from the table: the enum [`Op`], its mnemonics, opcodes, blocks,
//! effects, the counts of operands and results that the validator asks for, what the readers and writers of the text and binary forms
//! do with an instruction's fields, and the reference page `INSTRUCTIONS.md`.

use smallvec::SmallVec;

use super::{BlockId, DialectProperties, Module, Op, OverrideInfoId, SwitchId, Swizzle, VarInfoId};
use crate::diagnostic::Diagnostic;
use crate::intrinsics::{BinaryOp, BuiltinFn, DialectFn, Effects, GlslFn, HlslFn, MslFn, SpirvFn, UnaryOp};

/// A row of the table.
#[derive(Debug)]
pub struct Instruction {
    /// The mnemonic of the text form; of a family, what its functions are.
    pub name: &'static str,
    /// Whether the row stands for the functions of an enum, each with a mnemonic of its own.
    pub is_family: bool,
    /// What it does.
    pub description: &'static str,
    /// What it says beside its operands: name and type.
    pub fields: &'static [(&'static str, &'static str)],
    /// The operands in order.
    pub operands: &'static [Operand],
    /// How many results it has.
    pub results: Results,
    /// Where control goes behind it.
    pub flow: Flow,
    /// What it does beside giving results, without what its blocks do. A family says it of each function.
    pub effects: Option<Effects>,
    /// The dialect property that a module needs to hold it, beyond the core.
    pub since: DialectProperties,
}

impl Instruction {
    /// The fewest operands that it may have, and the most, if there is a limit.
    pub fn operand_counts(&self) -> (usize, Option<usize>) {
        let fewest = self.operands.iter().filter(|operand| matches!(operand.count, Count::One | Count::Some)).count();
        let is_bounded = self.operands.iter().all(|operand| matches!(operand.count, Count::One | Count::Optional));
        (fewest, is_bounded.then_some(self.operands.len()))
    }
}

/// An operand, or several that mean the same.
#[derive(Debug)]
pub struct Operand {
    /// What it is called.
    pub name: &'static str,
    /// How many there are.
    pub count: Count,
}

/// How many operands of one meaning there are.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Count {
    /// One.
    One,
    /// One or none.
    Optional,
    /// One or more.
    Some,
    /// Any number.
    Any,
}

/// How many results an instruction has.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Results {
    /// None.
    None,
    /// One.
    One,
    /// One, or none where the function that is called returns nothing.
    Optional,
    /// Any number: the exits carry a value for each.
    Any,
}

impl Results {
    /// Whether an instruction may have so many.
    pub const fn fit(self, count: usize) -> bool {
        match self {
            Self::None => count == 0,
            Self::One => count == 1,
            Self::Optional => count <= 1,
            Self::Any => true,
        }
    }
}

/// Where control goes behind an instruction.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Flow {
    /// To the next instruction.
    Next,
    /// Into the blocks that the instruction holds, and to the next instruction where one of them exits.
    Control,
    /// Elsewhere: it ends its block.
    Terminator,
}

/// The effect of a load.
pub(super) const READS: Effects = Effects { reads: true, ..Effects::NONE };
/// The effect of a store.
pub(super) const WRITES: Effects = Effects { writes: true, ..Effects::NONE };
/// The effect of what ends the invocation, or makes a helper of it.
pub(super) const TERMINATES: Effects = Effects { terminate: true, ..Effects::NONE };
/// What a function of the module may do.
pub(super) const ANYTHING: Effects = Effects {
    reads: true,
    writes: true,
    control_barrier: true,
    memory_barrier: true,
    derivative: true,
    terminate: true,
    subgroup: true,
};

/// The functions of a row that is a family: each has an opcode and a mnemonic.
pub(super) trait Family: Copy {
    /// How many there are.
    const COUNT: usize;
    /// The number of this one, below [`Family::COUNT`].
    fn number(self) -> u16;
    /// The mnemonic.
    fn mnemonic(self) -> &'static str;
    /// The function of a mnemonic.
    fn of_mnemonic(mnemonic: &str) -> Option<Self>;
    /// What a call does beside giving a result.
    fn call_effects(self) -> Effects;
}

macro_rules! family {
    ($family:ident, $effects:expr) => {
        impl Family for $family {
            const COUNT: usize = Self::ALL.len();

            #[inline(always)]
            fn number(self) -> u16 {
                self as u16
            }

            fn mnemonic(self) -> &'static str {
                self.name()
            }

            fn of_mnemonic(mnemonic: &str) -> Option<Self> {
                Self::from_name(mnemonic)
            }

            #[inline]
            fn call_effects(self) -> Effects {
                ($effects)(self)
            }
        }
    };
}

family!(UnaryOp, |_| Effects::NONE);
family!(BinaryOp, |_| Effects::NONE);
family!(BuiltinFn, Self::effects);

/// The dialects' functions are numbered one dialect after the other.
impl Family for DialectFn {
    const COUNT: usize = GLSL + GlslFn::ALL.len();

    fn number(self) -> u16 {
        let number = match self {
            Self::Spirv(function) => function as usize,
            Self::Msl(function) => MSL + function as usize,
            Self::Hlsl(function) => HLSL + function as usize,
            Self::Glsl(function) => GLSL + function as usize,
        };
        number as u16
    }

    fn mnemonic(self) -> &'static str {
        self.name()
    }

    fn of_mnemonic(mnemonic: &str) -> Option<Self> {
        Self::from_name(mnemonic)
    }

    fn call_effects(self) -> Effects {
        self.effects()
    }
}

const MSL: usize = SpirvFn::ALL.len();
const HLSL: usize = MSL + MslFn::ALL.len();
const GLSL: usize = HLSL + HlslFn::ALL.len();

/// What stands in an instruction beside its operands.
pub(super) trait Field: Copy {
    /// Adds the blocks that it names, in printed order.
    fn add_blocks(self, module: &Module, blocks: &mut SmallVec<[BlockId; 4]>);
    /// The field of a copy of the instruction: copies hold blocks of their own.
    fn copied(self, copier: &mut impl CopyBlocks) -> Self;
}

/// Makes the blocks of copied instructions.
pub(crate) trait CopyBlocks {
    /// The copy of a block.
    fn block(&mut self, block: BlockId) -> BlockId;
    /// The copy of the cases of a `switch`.
    fn switch(&mut self, cases: SwitchId) -> SwitchId;
}

macro_rules! fields_without_blocks {
    ($($field:ty),*) => {
        $(impl Field for $field {
            fn add_blocks(self, _: &Module, _: &mut SmallVec<[BlockId; 4]>) {}

            fn copied(self, _: &mut impl CopyBlocks) -> Self {
                self
            }
        })*
    };
}

fields_without_blocks!(VarInfoId, OverrideInfoId, Swizzle);

impl Field for BlockId {
    #[inline]
    fn add_blocks(self, _: &Module, blocks: &mut SmallVec<[BlockId; 4]>) {
        blocks.push(self);
    }

    fn copied(self, copier: &mut impl CopyBlocks) -> Self {
        copier.block(self)
    }
}

impl Field for SwitchId {
    #[inline]
    fn add_blocks(self, module: &Module, blocks: &mut SmallVec<[BlockId; 4]>) {
        blocks.extend(module.switch_cases(self).iter().map(|case| case.block));
    }

    fn copied(self, copier: &mut impl CopyBlocks) -> Self {
        copier.switch(self)
    }
}

/// Reads a field of an instruction: both readers of modules do this for every type of field that the table has.
pub(super) trait ReadField<F> {
    /// What stands next as a field. Blocks are made empty: what they hold follows.
    fn read_field(&mut self) -> Result<F, Box<Diagnostic>>;
}

/// Writes a field of an instruction: both writers of modules do this for every type of field that the table has.
pub(super) trait WriteField<F> {
    /// Writes it, but for what is in blocks.
    fn write_field(&mut self, field: F);
}

/// Makes [`Op`] and what is known of each of its variants from the rows of the table. Rows of `plain` are one instruction each, those of
/// `families` one for each function of an enum.
macro_rules! instructions {
    (
        plain {
            $(
                $(#[doc = $doc:literal])+
                $plain:ident $(($field:ident: $field_ty:ty))?
                $({ $($(#[$inner_doc:meta])* $inner:ident: $inner_ty:ty),+ $(,)? })?
                = $mnemonic:literal {
                    operands: [$($operand:ident $(: $count:ident)?),*],
                    results: $results:ident,
                    flow: $flow:ident,
                    effects: $effects:expr,
                    since: $since:ident $(,)?
                }
            )*
        }
        families {
            $(
                $(#[doc = $family_doc:literal])+
                $family:ident($function:ident: $family_ty:ty) = $family_name:literal {
                    operands: [$($family_operand:ident $(: $family_count:ident)?),*],
                    results: $family_results:ident,
                    since: $family_since:ident $(,)?
                }
            )*
        }
    ) => {
        /// What an instruction does. The rows of the table say what its operands and results are.
        #[derive(Copy, Clone, PartialEq, Eq, Debug)]
        pub enum Op {
            $(
                $(#[doc = $doc])+
                $plain $(($field_ty))? $({ $($(#[$inner_doc])* $inner: $inner_ty),+ })?,
            )*
            $($(#[doc = $family_doc])+ $family($family_ty),)*
        }

        /// The rows of the table in order.
        pub const INSTRUCTIONS: &[Instruction] = &[
            $(Instruction {
                name: $mnemonic,
                is_family: false,
                description: concat!($($doc),+),
                fields: &[
                    $((stringify!($field), stringify!($field_ty)))?
                    $($((stringify!($inner), stringify!($inner_ty))),+)?
                ],
                operands: &[$(operand!($operand $($count)?)),*],
                results: Results::$results,
                flow: Flow::$flow,
                effects: Some($effects),
                since: DialectProperties::$since,
            },)*
            $(Instruction {
                name: $family_name,
                is_family: true,
                description: concat!($($family_doc),+),
                fields: &[(stringify!($function), stringify!($family_ty))],
                operands: &[$(operand!($family_operand $($family_count)?)),*],
                results: Results::$family_results,
                flow: Flow::Next,
                effects: None,
                since: DialectProperties::$family_since,
            },)*
        ];

        /// The place of each row in the table.
        #[derive(Copy, Clone)]
        enum Row {
            $($plain,)*
            $($family,)*
        }

        /// The first opcode of each row, and behind them the number of opcodes.
        pub(super) const OPCODES: [u16; INSTRUCTIONS.len() + 1] = {
            let counts = [$({ let _ = Row::$plain; 1 },)* $(<$family_ty as Family>::COUNT,)*];
            let mut opcodes = [0; INSTRUCTIONS.len() + 1];
            let mut row = 0;
            while row < counts.len() {
                opcodes[row + 1] = opcodes[row] + counts[row] as u16;
                row += 1;
            }
            opcodes
        };

        impl Op {
            /// The opcode of the first function of its row.
            #[inline(always)]
            pub(super) const fn first_opcode(self) -> u16 {
                match self {
                    $(Self::$plain { .. } => const { OPCODES[Row::$plain as usize] },)*
                    $(Self::$family(_) => const { OPCODES[Row::$family as usize] },)*
                }
            }

            /// The number of its function in its row.
            #[inline(always)]
            pub(super) fn function_number(self) -> u16 {
                match self {
                    $(Self::$plain { .. } => 0,)*
                    $(Self::$family(function) => function.number(),)*
                }
            }

            /// Its row of the table.
            pub const fn row(self) -> &'static Instruction {
                match self {
                    $(Self::$plain { .. } => &INSTRUCTIONS[Row::$plain as usize],)*
                    $(Self::$family(_) => &INSTRUCTIONS[Row::$family as usize],)*
                }
            }

            /// Where control goes behind it.
            #[inline]
            pub const fn flow(self) -> Flow {
                match self {
                    $(Self::$plain { .. } => Flow::$flow,)*
                    $(Self::$family(_) => Flow::Next,)*
                }
            }

            /// What it does beside giving results, without what its blocks do.
            #[inline]
            pub fn effects(self) -> Effects {
                match self {
                    $(Self::$plain { .. } => const { $effects },)*
                    $(Self::$family(function) => function.call_effects(),)*
                }
            }

            /// Whether nothing but the operands decides the results, and nothing else is done: whatever the operands are, the instruction may
            /// be moved and repeated.
            #[inline]
            pub fn is_pure(self) -> bool {
                match self {
                    $(Self::$plain { .. } => const { matches!(Flow::$flow, Flow::Next) && !($effects).has_any() },)*
                    $(Self::$family(function) => !function.call_effects().has_any(),)*
                }
            }

            /// The mnemonic of the text form.
            pub fn mnemonic(self) -> &'static str {
                match self {
                    $(Self::$plain { .. } => $mnemonic,)*
                    $(Self::$family(function) => function.mnemonic(),)*
                }
            }

            /// The instruction of that mnemonic, with the fields that `reader` finds; nothing where there is no such mnemonic.
            pub(super) fn read<R>(mnemonic: &str, reader: &mut R) -> Result<Option<Self>, Box<Diagnostic>>
            where
                $($(R: ReadField<$field_ty>,)? $($(R: ReadField<$inner_ty>,)+)?)*
            {
                Ok(Some(match mnemonic {
                    $($mnemonic => Self::$plain
                        $((<R as ReadField<$field_ty>>::read_field(reader)?))?
                        $({ $($inner: <R as ReadField<$inner_ty>>::read_field(reader)?),+ })?,)*
                    _ => return Ok(Self::function_of_mnemonic(mnemonic)),
                }))
            }

            /// The function of a family that a mnemonic names.
            fn function_of_mnemonic(mnemonic: &str) -> Option<Self> {
                None$(.or_else(|| <$family_ty as Family>::of_mnemonic(mnemonic).map(Self::$family)))*
            }

            /// Has `writer` write the fields.
            #[allow(unused_variables, reason = "rows without fields do not name the writer")]
            pub(super) fn write<W>(self, writer: &mut W)
            where
                $($(W: WriteField<$field_ty>,)? $($(W: WriteField<$inner_ty>,)+)?)*
            {
                match self {
                    $(Self::$plain $(($field))? $({ $($inner),+ })? => {
                        $(writer.write_field($field);)?
                        $($(writer.write_field($inner);)+)?
                    })*
                    $(Self::$family(_) => {})*
                }
            }

            /// The blocks that it holds, in printed order.
            #[inline]
            pub(super) fn blocks(self, module: &Module) -> SmallVec<[BlockId; 4]> {
                let mut blocks = SmallVec::new();
                match self {
                    $(Self::$plain $(($field))? $({ $($inner),+ })? => {
                        $($field.add_blocks(module, &mut blocks);)?
                        $($($inner.add_blocks(module, &mut blocks);)+)?
                    })*
                    $(Self::$family(_) => {})*
                }
                blocks
            }

            /// The operation of a copy of the instruction, which holds copies of its blocks.
            pub(crate) fn copied(self, copier: &mut impl CopyBlocks) -> Self {
                match self {
                    $(Self::$plain $(($field))? $({ $($inner),+ })? => Self::$plain
                        $(($field.copied(copier)))?
                        $({ $($inner: $inner.copied(copier)),+ })?,)*
                    $(Self::$family(function) => Self::$family(function),)*
                }
            }
        }
    };
}

macro_rules! operand {
    ($name:ident) => {
        Operand { name: stringify!($name), count: Count::One }
    };
    ($name:ident $count:ident) => {
        Operand { name: stringify!($name), count: Count::$count }
    };
}

pub(super) use {instructions, operand};

/// A control instruction, with the blocks that it holds: for what must know each of them.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Control {
    /// [`Op::If`]
    If {
        /// Entered where the condition holds.
        then: BlockId,
        /// Entered otherwise.
        otherwise: BlockId,
    },
    /// [`Op::Loop`]
    Loop {
        /// Runs once.
        initializer: BlockId,
        /// Runs each time round.
        body: BlockId,
        /// Runs between rounds.
        continuing: BlockId,
    },
    /// [`Op::Switch`]
    Switch(SwitchId),
}

impl Op {
    /// The control instruction that it is, if it is one.
    #[inline]
    pub const fn control(self) -> Option<Control> {
        Some(match self {
            Self::If { then, otherwise } => Control::If { then, otherwise },
            Self::Loop { initializer, body, continuing } => Control::Loop { initializer, body, continuing },
            Self::Switch(cases) => Control::Switch(cases),
            Self::Var(_)
            | Self::Let
            | Self::Override(_)
            | Self::Load
            | Self::Store
            | Self::LoadVectorElement
            | Self::StoreVectorElement
            | Self::Access
            | Self::Swizzle(_)
            | Self::Construct
            | Self::Convert
            | Self::Bitcast
            | Self::Unary(_)
            | Self::Binary(_)
            | Self::Call
            | Self::Builtin(_)
            | Self::Dialect(_)
            | Self::Discard
            | Self::Return
            | Self::ExitIf
            | Self::ExitLoop
            | Self::ExitSwitch
            | Self::Continue
            | Self::NextIteration
            | Self::BreakIf
            | Self::Unreachable
            | Self::TerminateInvocation => return None,
        })
    }

    /// Whether it ends a block.
    #[inline]
    pub const fn is_terminator(self) -> bool {
        matches!(self.flow(), Flow::Terminator)
    }

    /// Whether it holds blocks.
    #[inline]
    pub const fn is_control(self) -> bool {
        matches!(self.flow(), Flow::Control)
    }

    /// Whether it can go once its results are unused, and nothing that its blocks do is of interest.
    #[inline]
    pub fn is_droppable(self) -> bool {
        self.flow() == Flow::Next && self.effects().is_droppable()
    }
}
