//! The numbers of SPIR-V's unified grammar, as far as the printer uses them.
//! <https://registry.khronos.org/SPIR-V/specs/unified1/SPIRV.html>

/// The first word of a module.
pub const MAGIC: u32 = 0x0723_0203;

macro_rules! instructions {
    ($($name:ident = $number:literal,)*) => {
        /// An instruction's opcode.
        #[derive(Copy, Clone, PartialEq, Eq, Debug)]
        #[repr(u16)]
        pub enum Opcode { $($name = $number,)* }

        impl Opcode {
            /// The instruction spelled so in the intrinsic definitions: `OpFAdd`.
            pub fn from_spelling(spelling: &str) -> Option<Self> {
                match spelling.strip_prefix("Op")? {
                    $(stringify!($name) => Some(Self::$name),)*
                    _ => None,
                }
            }
        }
    };
}

instructions! {
    Name = 5,
    MemberName = 6,
    Extension = 10,
    ExtInstImport = 11,
    ExtInst = 12,
    MemoryModel = 14,
    EntryPoint = 15,
    ExecutionMode = 16,
    Capability = 17,
    TypeVoid = 19,
    TypeBool = 20,
    TypeInt = 21,
    TypeFloat = 22,
    TypeVector = 23,
    TypeMatrix = 24,
    TypeArray = 28,
    TypeRuntimeArray = 29,
    TypeStruct = 30,
    TypePointer = 32,
    TypeFunction = 33,
    ConstantTrue = 41,
    ConstantFalse = 42,
    Constant = 43,
    ConstantComposite = 44,
    ConstantNull = 46,
    Function = 54,
    FunctionParameter = 55,
    FunctionEnd = 56,
    FunctionCall = 57,
    Variable = 59,
    Load = 61,
    Store = 62,
    AccessChain = 65,
    ArrayLength = 68,
    Decorate = 71,
    MemberDecorate = 72,
    VectorExtractDynamic = 77,
    VectorShuffle = 79,
    CompositeConstruct = 80,
    CompositeExtract = 81,
    CopyObject = 83,
    Transpose = 84,
    ConvertFToU = 109,
    ConvertFToS = 110,
    ConvertSToF = 111,
    ConvertUToF = 112,
    FConvert = 115,
    QuantizeToF16 = 116,
    Bitcast = 124,
    SNegate = 126,
    FNegate = 127,
    IAdd = 128,
    FAdd = 129,
    ISub = 130,
    FSub = 131,
    IMul = 132,
    FMul = 133,
    UDiv = 134,
    SDiv = 135,
    FDiv = 136,
    UMod = 137,
    SRem = 138,
    FRem = 140,
    VectorTimesScalar = 142,
    MatrixTimesScalar = 143,
    VectorTimesMatrix = 144,
    MatrixTimesVector = 145,
    MatrixTimesMatrix = 146,
    OuterProduct = 147,
    Dot = 148,
    Any = 154,
    All = 155,
    IsNan = 156,
    IsInf = 157,
    LogicalEqual = 164,
    LogicalNotEqual = 165,
    LogicalOr = 166,
    LogicalAnd = 167,
    LogicalNot = 168,
    Select = 169,
    IEqual = 170,
    INotEqual = 171,
    UGreaterThan = 172,
    SGreaterThan = 173,
    UGreaterThanEqual = 174,
    SGreaterThanEqual = 175,
    ULessThan = 176,
    SLessThan = 177,
    ULessThanEqual = 178,
    SLessThanEqual = 179,
    FOrdEqual = 180,
    FUnordNotEqual = 183,
    FOrdLessThan = 184,
    FOrdGreaterThan = 186,
    FOrdLessThanEqual = 188,
    FOrdGreaterThanEqual = 190,
    ShiftRightLogical = 194,
    ShiftRightArithmetic = 195,
    ShiftLeftLogical = 196,
    BitwiseOr = 197,
    BitwiseXor = 198,
    BitwiseAnd = 199,
    Not = 200,
    BitFieldInsert = 201,
    BitFieldSExtract = 202,
    BitFieldUExtract = 203,
    BitReverse = 204,
    BitCount = 205,
    DPdx = 207,
    DPdy = 208,
    Fwidth = 209,
    DPdxFine = 210,
    DPdyFine = 211,
    FwidthFine = 212,
    DPdxCoarse = 213,
    DPdyCoarse = 214,
    FwidthCoarse = 215,
    ControlBarrier = 224,
    AtomicLoad = 227,
    AtomicStore = 228,
    AtomicExchange = 229,
    AtomicCompareExchange = 230,
    AtomicIAdd = 234,
    AtomicISub = 235,
    AtomicSMin = 236,
    AtomicUMin = 237,
    AtomicSMax = 238,
    AtomicUMax = 239,
    AtomicAnd = 240,
    AtomicOr = 241,
    AtomicXor = 242,
    Phi = 245,
    LoopMerge = 246,
    SelectionMerge = 247,
    Label = 248,
    Branch = 249,
    BranchConditional = 250,
    Switch = 251,
    Kill = 252,
    Return = 253,
    ReturnValue = 254,
    Unreachable = 255,
    CopyLogical = 400,
    DemoteToHelperInvocation = 5380,
}

/// The instructions of the GLSL.std.450 set, by the names that the intrinsic definitions use.
pub fn glsl_std_450(spelling: &str) -> Option<u32> {
    Some(match spelling {
        "RoundEven" => 2,
        "Trunc" => 3,
        "FAbs" => 4,
        "SAbs" => 5,
        "FSign" => 6,
        "SSign" => 7,
        "Floor" => 8,
        "Ceil" => 9,
        "Fract" => 10,
        "Radians" => 11,
        "Degrees" => 12,
        "Sin" => 13,
        "Cos" => 14,
        "Tan" => 15,
        "Asin" => 16,
        "Acos" => 17,
        "Atan" => 18,
        "Sinh" => 19,
        "Cosh" => 20,
        "Tanh" => 21,
        "Asinh" => 22,
        "Acosh" => 23,
        "Atanh" => 24,
        "Atan2" => 25,
        "Pow" => 26,
        "Exp" => 27,
        "Log" => 28,
        "Exp2" => 29,
        "Log2" => 30,
        "Sqrt" => 31,
        "InverseSqrt" => 32,
        "Determinant" => 33,
        "ModfStruct" => 36,
        "UMin" => 38,
        "SMin" => 39,
        "UMax" => 41,
        "SMax" => 42,
        "FMix" => 46,
        "Step" => 48,
        "SmoothStep" => 49,
        "Fma" => 50,
        "FrexpStruct" => 52,
        "Ldexp" => 53,
        "PackSnorm4x8" => 54,
        "PackUnorm4x8" => 55,
        "PackSnorm2x16" => 56,
        "PackUnorm2x16" => 57,
        "PackHalf2x16" => 58,
        "UnpackSnorm2x16" => 60,
        "UnpackUnorm2x16" => 61,
        "UnpackHalf2x16" => 62,
        "UnpackSnorm4x8" => 63,
        "UnpackUnorm4x8" => 64,
        "Length" => 66,
        "Distance" => 67,
        "Cross" => 68,
        "Normalize" => 69,
        "FaceForward" => 70,
        "Reflect" => 71,
        "Refract" => 72,
        "FindILsb" => 73,
        "FindSMsb" => 74,
        "FindUMsb" => 75,
        "NMin" => 79,
        "NMax" => 80,
        "NClamp" => 81,
        _ => return None,
    })
}

/// Capabilities.
pub mod capability {
    pub const SHADER: u32 = 1;
    pub const FLOAT16: u32 = 9;
    pub const GEOMETRY: u32 = 2;
    pub const CLIP_DISTANCE: u32 = 32;
    pub const SAMPLE_RATE_SHADING: u32 = 35;
    pub const DERIVATIVE_CONTROL: u32 = 51;
    pub const STORAGE_BUFFER_16BIT_ACCESS: u32 = 4433;
    pub const UNIFORM_AND_STORAGE_BUFFER_16BIT_ACCESS: u32 = 4434;
    pub const STORAGE_INPUT_OUTPUT_16: u32 = 4436;
    pub const DEMOTE_TO_HELPER_INVOCATION: u32 = 5379;
}

/// Decorations.
pub mod decoration {
    pub const BLOCK: u32 = 2;
    pub const COL_MAJOR: u32 = 5;
    pub const ARRAY_STRIDE: u32 = 6;
    pub const MATRIX_STRIDE: u32 = 7;
    pub const BUILT_IN: u32 = 11;
    pub const NO_PERSPECTIVE: u32 = 13;
    pub const FLAT: u32 = 14;
    pub const CENTROID: u32 = 16;
    pub const SAMPLE: u32 = 17;
    pub const INVARIANT: u32 = 18;
    pub const COHERENT: u32 = 23;
    pub const NON_WRITABLE: u32 = 24;
    pub const NON_READABLE: u32 = 25;
    pub const LOCATION: u32 = 30;
    pub const INDEX: u32 = 32;
    pub const BINDING: u32 = 33;
    pub const DESCRIPTOR_SET: u32 = 34;
    pub const OFFSET: u32 = 35;
}

/// Execution modes.
pub mod execution_mode {
    pub const ORIGIN_UPPER_LEFT: u32 = 7;
    pub const DEPTH_REPLACING: u32 = 12;
    pub const LOCAL_SIZE: u32 = 17;
}
