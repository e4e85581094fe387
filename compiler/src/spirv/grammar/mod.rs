//! The opcodes and enumerants of SPIR-V that the writer and the reader use, by the names of the specification.
//!
//! <https://registry.khronos.org/SPIR-V/specs/unified1/SPIRV.html>

macro_rules! numbers {
    ($(#[$doc:meta])* $name:ident { $($entry:ident = $value:literal,)* }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[allow(missing_docs, dead_code, reason = "the specification documents them; definitions choose among them by name")]
        #[allow(clippy::enum_variant_names, reason = "the names are the specification's")]
        #[repr(u16)]
        pub(super) enum $name { $($entry = $value,)* }

        impl $name {
            /// Its number.
            pub(super) const fn word(self) -> u32 {
                self as u32
            }

            /// The one of that number.
            #[allow(dead_code, reason = "not every enumeration is read by number")]
            pub(super) const fn from_word(word: u32) -> Option<Self> {
                Some(match word {
                    $($value => Self::$entry,)*
                    _ => return None,
                })
            }
        }
    };
}

numbers! {
    /// Instructions, without the `Op` that their names begin with.
    Op {
        Nop = 0,
        Undef = 1,
        SourceContinued = 2,
        Source = 3,
        SourceExtension = 4,
        Name = 5,
        MemberName = 6,
        String = 7,
        Line = 8,
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
        TypeImage = 25,
        TypeSampler = 26,
        TypeSampledImage = 27,
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
        SpecConstantTrue = 48,
        SpecConstantFalse = 49,
        SpecConstant = 50,
        SpecConstantComposite = 51,
        SpecConstantOp = 52,
        Function = 54,
        FunctionParameter = 55,
        FunctionEnd = 56,
        FunctionCall = 57,
        Variable = 59,
        ImageTexelPointer = 60,
        Load = 61,
        Store = 62,
        CopyMemory = 63,
        AccessChain = 65,
        InBoundsAccessChain = 66,
        ArrayLength = 68,
        Decorate = 71,
        MemberDecorate = 72,
        DecorationGroup = 73,
        GroupDecorate = 74,
        GroupMemberDecorate = 75,
        VectorExtractDynamic = 77,
        VectorInsertDynamic = 78,
        VectorShuffle = 79,
        CompositeConstruct = 80,
        CompositeExtract = 81,
        CompositeInsert = 82,
        CopyObject = 83,
        Transpose = 84,
        SampledImage = 86,
        ImageSampleImplicitLod = 87,
        ImageSampleExplicitLod = 88,
        ImageSampleDrefImplicitLod = 89,
        ImageSampleDrefExplicitLod = 90,
        ImageSampleProjImplicitLod = 91,
        ImageSampleProjExplicitLod = 92,
        ImageSampleProjDrefImplicitLod = 93,
        ImageSampleProjDrefExplicitLod = 94,
        ImageFetch = 95,
        ImageGather = 96,
        ImageDrefGather = 97,
        ImageRead = 98,
        ImageWrite = 99,
        Image = 100,
        ImageQuerySizeLod = 103,
        ImageQuerySize = 104,
        ImageQueryLod = 105,
        ImageQueryLevels = 106,
        ImageQuerySamples = 107,
        ConvertFToU = 109,
        ConvertFToS = 110,
        ConvertSToF = 111,
        ConvertUToF = 112,
        UConvert = 113,
        SConvert = 114,
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
        SMod = 139,
        FRem = 140,
        FMod = 141,
        VectorTimesScalar = 142,
        MatrixTimesScalar = 143,
        VectorTimesMatrix = 144,
        MatrixTimesVector = 145,
        MatrixTimesMatrix = 146,
        OuterProduct = 147,
        Dot = 148,
        IAddCarry = 149,
        ISubBorrow = 150,
        UMulExtended = 151,
        SMulExtended = 152,
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
        FUnordEqual = 181,
        FOrdNotEqual = 182,
        FUnordNotEqual = 183,
        FOrdLessThan = 184,
        FUnordLessThan = 185,
        FOrdGreaterThan = 186,
        FUnordGreaterThan = 187,
        FOrdLessThanEqual = 188,
        FUnordLessThanEqual = 189,
        FOrdGreaterThanEqual = 190,
        FUnordGreaterThanEqual = 191,
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
        MemoryBarrier = 225,
        AtomicLoad = 227,
        AtomicStore = 228,
        AtomicExchange = 229,
        AtomicCompareExchange = 230,
        AtomicIIncrement = 232,
        AtomicIDecrement = 233,
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
        NoLine = 317,
        ModuleProcessed = 330,
        ExecutionModeId = 331,
        DecorateId = 332,
        GroupNonUniformElect = 333,
        GroupNonUniformAll = 334,
        GroupNonUniformAny = 335,
        GroupNonUniformAllEqual = 336,
        GroupNonUniformBroadcast = 337,
        GroupNonUniformBroadcastFirst = 338,
        GroupNonUniformBallot = 339,
        GroupNonUniformInverseBallot = 340,
        GroupNonUniformBallotBitExtract = 341,
        GroupNonUniformBallotBitCount = 342,
        GroupNonUniformBallotFindLSB = 343,
        GroupNonUniformBallotFindMSB = 344,
        GroupNonUniformShuffle = 345,
        GroupNonUniformShuffleXor = 346,
        GroupNonUniformShuffleUp = 347,
        GroupNonUniformShuffleDown = 348,
        GroupNonUniformIAdd = 349,
        GroupNonUniformFAdd = 350,
        GroupNonUniformIMul = 351,
        GroupNonUniformFMul = 352,
        GroupNonUniformSMin = 353,
        GroupNonUniformUMin = 354,
        GroupNonUniformFMin = 355,
        GroupNonUniformSMax = 356,
        GroupNonUniformUMax = 357,
        GroupNonUniformFMax = 358,
        GroupNonUniformBitwiseAnd = 359,
        GroupNonUniformBitwiseOr = 360,
        GroupNonUniformBitwiseXor = 361,
        GroupNonUniformLogicalAnd = 362,
        GroupNonUniformLogicalOr = 363,
        GroupNonUniformLogicalXor = 364,
        GroupNonUniformQuadBroadcast = 365,
        GroupNonUniformQuadSwap = 366,
        CopyLogical = 400,
        TerminateInvocation = 4416,
        SDot = 4450,
        UDot = 4451,
        SUDot = 4452,
        DemoteToHelperInvocation = 5380,
        IsHelperInvocationEXT = 5381,
        DecorateString = 5632,
        MemberDecorateString = 5633,
    }
}

impl Op {
    /// The capability that the instruction needs beyond `Shader`.
    pub(super) const fn capability(self) -> Option<Capability> {
        match self {
            Self::DPdxFine
            | Self::DPdyFine
            | Self::FwidthFine
            | Self::DPdxCoarse
            | Self::DPdyCoarse
            | Self::FwidthCoarse => Some(Capability::DerivativeControl),
            Self::ImageQuerySizeLod | Self::ImageQuerySize | Self::ImageQueryLevels | Self::ImageQuerySamples => {
                Some(Capability::ImageQuery)
            }
            Self::DemoteToHelperInvocation => Some(Capability::DemoteToHelperInvocation),
            Self::GroupNonUniformElect => Some(Capability::GroupNonUniform),
            Self::GroupNonUniformAll | Self::GroupNonUniformAny => Some(Capability::GroupNonUniformVote),
            Self::GroupNonUniformBroadcast
            | Self::GroupNonUniformBroadcastFirst
            | Self::GroupNonUniformBallot
            | Self::GroupNonUniformBallotFindMSB => Some(Capability::GroupNonUniformBallot),
            Self::GroupNonUniformShuffle | Self::GroupNonUniformShuffleXor => Some(Capability::GroupNonUniformShuffle),
            Self::GroupNonUniformShuffleUp | Self::GroupNonUniformShuffleDown => {
                Some(Capability::GroupNonUniformShuffleRelative)
            }
            Self::GroupNonUniformIAdd
            | Self::GroupNonUniformFAdd
            | Self::GroupNonUniformIMul
            | Self::GroupNonUniformFMul
            | Self::GroupNonUniformSMin
            | Self::GroupNonUniformUMin
            | Self::GroupNonUniformFMin
            | Self::GroupNonUniformSMax
            | Self::GroupNonUniformUMax
            | Self::GroupNonUniformFMax
            | Self::GroupNonUniformBitwiseAnd
            | Self::GroupNonUniformBitwiseOr
            | Self::GroupNonUniformBitwiseXor => Some(Capability::GroupNonUniformArithmetic),
            Self::GroupNonUniformQuadBroadcast | Self::GroupNonUniformQuadSwap => Some(Capability::GroupNonUniformQuad),
            _ => None,
        }
    }
}

numbers! {
    /// The extended instruction set `GLSL.std.450`.
    Glsl {
        Round = 1,
        RoundEven = 2,
        Trunc = 3,
        FAbs = 4,
        SAbs = 5,
        FSign = 6,
        SSign = 7,
        Floor = 8,
        Ceil = 9,
        Fract = 10,
        Radians = 11,
        Degrees = 12,
        Sin = 13,
        Cos = 14,
        Tan = 15,
        Asin = 16,
        Acos = 17,
        Atan = 18,
        Sinh = 19,
        Cosh = 20,
        Tanh = 21,
        Asinh = 22,
        Acosh = 23,
        Atanh = 24,
        Atan2 = 25,
        Pow = 26,
        Exp = 27,
        Log = 28,
        Exp2 = 29,
        Log2 = 30,
        Sqrt = 31,
        InverseSqrt = 32,
        Determinant = 33,
        MatrixInverse = 34,
        Modf = 35,
        ModfStruct = 36,
        FMin = 37,
        UMin = 38,
        SMin = 39,
        FMax = 40,
        UMax = 41,
        SMax = 42,
        FClamp = 43,
        UClamp = 44,
        SClamp = 45,
        FMix = 46,
        IMix = 47,
        Step = 48,
        SmoothStep = 49,
        Fma = 50,
        Frexp = 51,
        FrexpStruct = 52,
        Ldexp = 53,
        PackSnorm4x8 = 54,
        PackUnorm4x8 = 55,
        PackSnorm2x16 = 56,
        PackUnorm2x16 = 57,
        PackHalf2x16 = 58,
        PackDouble2x32 = 59,
        UnpackSnorm2x16 = 60,
        UnpackUnorm2x16 = 61,
        UnpackHalf2x16 = 62,
        UnpackSnorm4x8 = 63,
        UnpackUnorm4x8 = 64,
        UnpackDouble2x32 = 65,
        Length = 66,
        Distance = 67,
        Cross = 68,
        Normalize = 69,
        FaceForward = 70,
        Reflect = 71,
        Refract = 72,
        FindILsb = 73,
        FindSMsb = 74,
        FindUMsb = 75,
        InterpolateAtCentroid = 76,
        InterpolateAtSample = 77,
        InterpolateAtOffset = 78,
        NMin = 79,
        NMax = 80,
        NClamp = 81,
    }
}

numbers! {
    /// Capabilities.
    Capability {
        Matrix = 0,
        Shader = 1,
        Geometry = 2,
        Linkage = 5,
        Float16 = 9,
        Float64 = 10,
        Int64 = 11,
        Int16 = 22,
        ImageGatherExtended = 25,
        StorageImageMultisample = 27,
        UniformBufferArrayDynamicIndexing = 28,
        SampledImageArrayDynamicIndexing = 29,
        StorageBufferArrayDynamicIndexing = 30,
        StorageImageArrayDynamicIndexing = 31,
        ClipDistance = 32,
        CullDistance = 33,
        ImageCubeArray = 34,
        SampleRateShading = 35,
        SampledRect = 37,
        Int8 = 39,
        InputAttachment = 40,
        MinLod = 42,
        Sampled1D = 43,
        Image1D = 44,
        SampledCubeArray = 45,
        SampledBuffer = 46,
        ImageBuffer = 47,
        StorageImageExtendedFormats = 49,
        ImageQuery = 50,
        DerivativeControl = 51,
        InterpolationFunction = 52,
        TransformFeedback = 53,
        StorageImageReadWithoutFormat = 55,
        StorageImageWriteWithoutFormat = 56,
        MultiViewport = 57,
        GroupNonUniform = 61,
        GroupNonUniformVote = 62,
        GroupNonUniformArithmetic = 63,
        GroupNonUniformBallot = 64,
        GroupNonUniformShuffle = 65,
        GroupNonUniformShuffleRelative = 66,
        GroupNonUniformClustered = 67,
        GroupNonUniformQuad = 68,
        SubgroupBallotKHR = 4423,
        DrawParameters = 4427,
        SubgroupVoteKHR = 4431,
        StorageBuffer16BitAccess = 4433,
        UniformAndStorageBuffer16BitAccess = 4434,
        StoragePushConstant16 = 4435,
        StorageInputOutput16 = 4436,
        MultiView = 4439,
        VariablePointersStorageBuffer = 4441,
        VariablePointers = 4442,
        StorageBuffer8BitAccess = 4448,
        UniformAndStorageBuffer8BitAccess = 4449,
        StoragePushConstant8 = 4450,
        DenormPreserve = 4464,
        DenormFlushToZero = 4465,
        SignedZeroInfNanPreserve = 4466,
        RoundingModeRTE = 4467,
        RoundingModeRTZ = 4468,
        ShaderViewportIndexLayerEXT = 5254,
        FragmentBarycentricKHR = 5284,
        ShaderNonUniform = 5301,
        VulkanMemoryModel = 5345,
        VulkanMemoryModelDeviceScope = 5346,
        DemoteToHelperInvocation = 5379,
        DotProductInputAll = 6016,
        DotProductInput4x8Bit = 6017,
        DotProductInput4x8BitPacked = 6018,
        DotProduct = 6019,
    }
}

numbers! {
    /// Decorations.
    Decoration {
        RelaxedPrecision = 0,
        SpecId = 1,
        Block = 2,
        BufferBlock = 3,
        RowMajor = 4,
        ColMajor = 5,
        ArrayStride = 6,
        MatrixStride = 7,
        GLSLShared = 8,
        GLSLPacked = 9,
        CPacked = 10,
        BuiltIn = 11,
        NoPerspective = 13,
        Flat = 14,
        Patch = 15,
        Centroid = 16,
        Sample = 17,
        Invariant = 18,
        Restrict = 19,
        Aliased = 20,
        Volatile = 21,
        Constant = 22,
        Coherent = 23,
        NonWritable = 24,
        NonReadable = 25,
        Uniform = 26,
        Stream = 29,
        Location = 30,
        Component = 31,
        Index = 32,
        Binding = 33,
        DescriptorSet = 34,
        Offset = 35,
        XfbBuffer = 36,
        XfbStride = 37,
        NoContraction = 42,
        InputAttachmentIndex = 43,
        Alignment = 44,
        NonUniform = 5300,
        UserSemantic = 5635,
    }
}

numbers! {
    /// Built-in variables.
    BuiltIn {
        Position = 0,
        PointSize = 1,
        ClipDistance = 3,
        CullDistance = 4,
        VertexId = 5,
        InstanceId = 6,
        PrimitiveId = 7,
        Layer = 9,
        ViewportIndex = 10,
        FragCoord = 15,
        PointCoord = 16,
        FrontFacing = 17,
        SampleId = 18,
        SamplePosition = 19,
        SampleMask = 20,
        FragDepth = 22,
        HelperInvocation = 23,
        NumWorkgroups = 24,
        WorkgroupSize = 25,
        WorkgroupId = 26,
        LocalInvocationId = 27,
        GlobalInvocationId = 28,
        LocalInvocationIndex = 29,
        SubgroupSize = 36,
        NumSubgroups = 38,
        SubgroupId = 40,
        SubgroupLocalInvocationId = 41,
        VertexIndex = 42,
        InstanceIndex = 43,
        BaseVertex = 4424,
        BaseInstance = 4425,
        DrawIndex = 4426,
        ViewIndex = 4440,
    }
}

numbers! {
    /// Storage classes.
    StorageClass {
        UniformConstant = 0,
        Input = 1,
        Uniform = 2,
        Output = 3,
        Workgroup = 4,
        CrossWorkgroup = 5,
        Private = 6,
        Function = 7,
        Generic = 8,
        PushConstant = 9,
        AtomicCounter = 10,
        Image = 11,
        StorageBuffer = 12,
        PhysicalStorageBuffer = 5349,
    }
}

numbers! {
    /// Dimensions of images.
    Dim {
        D1 = 0,
        D2 = 1,
        D3 = 2,
        Cube = 3,
        Rect = 4,
        Buffer = 5,
        SubpassData = 6,
    }
}

numbers! {
    /// Formats of the texels of storage images.
    ImageFormat {
        Unknown = 0,
        Rgba32f = 1,
        Rgba16f = 2,
        R32f = 3,
        Rgba8 = 4,
        Rgba8Snorm = 5,
        Rg32f = 6,
        Rg16f = 7,
        R11fG11fB10f = 8,
        R16f = 9,
        Rgba16 = 10,
        Rgb10A2 = 11,
        Rg16 = 12,
        Rg8 = 13,
        R16 = 14,
        R8 = 15,
        Rgba16Snorm = 16,
        Rg16Snorm = 17,
        Rg8Snorm = 18,
        R16Snorm = 19,
        R8Snorm = 20,
        Rgba32i = 21,
        Rgba16i = 22,
        Rgba8i = 23,
        R32i = 24,
        Rg32i = 25,
        Rg16i = 26,
        Rg8i = 27,
        R16i = 28,
        R8i = 29,
        Rgba32ui = 30,
        Rgba16ui = 31,
        Rgba8ui = 32,
        R32ui = 33,
        Rgb10a2ui = 34,
        Rg32ui = 35,
        Rg16ui = 36,
        Rg8ui = 37,
        R16ui = 38,
        R8ui = 39,
    }
}

impl ImageFormat {
    /// The capability that the format needs beyond `Shader` where a storage image has it.
    pub(super) const fn capability(self) -> Option<Capability> {
        match self {
            Self::Unknown
            | Self::Rgba32f
            | Self::Rgba16f
            | Self::R32f
            | Self::Rgba8
            | Self::Rgba8Snorm
            | Self::Rgba32i
            | Self::Rgba16i
            | Self::Rgba8i
            | Self::R32i
            | Self::Rgba32ui
            | Self::Rgba16ui
            | Self::Rgba8ui
            | Self::R32ui => None,
            _ => Some(Capability::StorageImageExtendedFormats),
        }
    }
}

numbers! {
    /// Execution models: the stages.
    ExecutionModel {
        Vertex = 0,
        TessellationControl = 1,
        TessellationEvaluation = 2,
        Geometry = 3,
        Fragment = 4,
        GLCompute = 5,
        Kernel = 6,
    }
}

numbers! {
    /// Execution modes.
    ExecutionMode {
        Invocations = 0,
        PixelCenterInteger = 6,
        OriginUpperLeft = 7,
        OriginLowerLeft = 8,
        EarlyFragmentTests = 9,
        PointMode = 10,
        DepthReplacing = 12,
        DepthGreater = 14,
        DepthLess = 15,
        DepthUnchanged = 16,
        LocalSize = 17,
        LocalSizeId = 38,
        SubgroupUniformControlFlowKHR = 4421,
        MaximallyReconvergesKHR = 6023,
    }
}

/// Bits of memory operands.
pub(super) mod memory_operands {
    pub const NON_PRIVATE_POINTER: u32 = 0x20;
}
