//! The names of what can be evaluated: what `@const` in `intrinsics/*.def` refers to. How it is evaluated is in `eval`.
//!
//! `intrinsic-gen` reads the table below: a row is `Variant = "name",`.

macro_rules! const_fns {
    ($($variant:ident = $name:literal,)*) => {
        /// A function of constants. Built-in functions have their WGSL name; operators the name `op_` and then that of
        /// `BinaryOp` or `UnaryOp`; the rest are value constructors and conversions.
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum ConstFn { $(#[doc = concat!("`", $name, "`")] $variant,)* }

        impl ConstFn {
            /// All of them, in the order of their discriminants.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// The name.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $name,)* }
            }

            /// The function of that [`name`](Self::name).
            pub fn from_name(name: &str) -> Option<Self> {
                match name { $($name => Some(Self::$variant),)* _ => None }
            }
        }
    };
}

const_fns! {
    Zero = "zero",
    Identity = "identity",
    Convert = "convert",
    ConstructSplat = "construct_splat",
    ConstructElements = "construct_elements",
    ConstructColumns = "construct_columns",
    OpAdd = "op_add",
    OpSub = "op_sub",
    OpMul = "op_mul",
    OpDiv = "op_div",
    OpMod = "op_mod",
    OpAnd = "op_and",
    OpOr = "op_or",
    OpXor = "op_xor",
    OpLogicalAnd = "op_logical_and",
    OpLogicalOr = "op_logical_or",
    OpEq = "op_eq",
    OpNeq = "op_neq",
    OpLt = "op_lt",
    OpGt = "op_gt",
    OpLte = "op_lte",
    OpGte = "op_gte",
    OpShl = "op_shl",
    OpShr = "op_shr",
    OpNegation = "op_negation",
    OpComplement = "op_complement",
    OpNot = "op_not",
    Abs = "abs",
    Acos = "acos",
    Acosh = "acosh",
    All = "all",
    Any = "any",
    Asin = "asin",
    Asinh = "asinh",
    Atan = "atan",
    Atan2 = "atan2",
    Atanh = "atanh",
    Bitcast = "bitcast",
    Ceil = "ceil",
    Clamp = "clamp",
    Cos = "cos",
    Cosh = "cosh",
    CountLeadingZeros = "countLeadingZeros",
    CountOneBits = "countOneBits",
    CountTrailingZeros = "countTrailingZeros",
    Cross = "cross",
    Degrees = "degrees",
    Determinant = "determinant",
    Distance = "distance",
    Dot = "dot",
    Dot4I8Packed = "dot4I8Packed",
    Dot4U8Packed = "dot4U8Packed",
    Exp = "exp",
    Exp2 = "exp2",
    ExtractBits = "extractBits",
    FaceForward = "faceForward",
    FirstLeadingBit = "firstLeadingBit",
    FirstTrailingBit = "firstTrailingBit",
    Floor = "floor",
    Fma = "fma",
    Fract = "fract",
    Frexp = "frexp",
    InsertBits = "insertBits",
    InverseSqrt = "inverseSqrt",
    Ldexp = "ldexp",
    Length = "length",
    Log = "log",
    Log2 = "log2",
    Max = "max",
    Min = "min",
    Mix = "mix",
    Modf = "modf",
    Normalize = "normalize",
    Pack2x16float = "pack2x16float",
    Pack2x16snorm = "pack2x16snorm",
    Pack2x16unorm = "pack2x16unorm",
    Pack4x8snorm = "pack4x8snorm",
    Pack4x8unorm = "pack4x8unorm",
    Pack4xI8 = "pack4xI8",
    Pack4xI8Clamp = "pack4xI8Clamp",
    Pack4xU8 = "pack4xU8",
    Pack4xU8Clamp = "pack4xU8Clamp",
    Pow = "pow",
    QuantizeToF16 = "quantizeToF16",
    Radians = "radians",
    Reflect = "reflect",
    Refract = "refract",
    ReverseBits = "reverseBits",
    Round = "round",
    Saturate = "saturate",
    Select = "select",
    Sign = "sign",
    Sin = "sin",
    Sinh = "sinh",
    Smoothstep = "smoothstep",
    Sqrt = "sqrt",
    Step = "step",
    Tan = "tan",
    Tanh = "tanh",
    Transpose = "transpose",
    Trunc = "trunc",
    Unpack2x16float = "unpack2x16float",
    Unpack2x16snorm = "unpack2x16snorm",
    Unpack2x16unorm = "unpack2x16unorm",
    Unpack4x8snorm = "unpack4x8snorm",
    Unpack4x8unorm = "unpack4x8unorm",
    Unpack4xI8 = "unpack4xI8",
    Unpack4xU8 = "unpack4xU8",
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique() {
        for &function in ConstFn::ALL {
            assert_eq!(ConstFn::from_name(function.name()), Some(function));
        }
    }
}
