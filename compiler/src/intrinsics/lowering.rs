//! How targets get what WGSL has: emitted as the target's own, replaced or prepared by a step of a transform, or refused. The rows are in
//! `generated/lowering.rs`, and they alone decide: transforms, printers and refusals ask here, by way of `crate::lowering`.
//!
//! Of each callee and target there is a tree that asks for the scalar or the form of an operand, or of the result. Most trees are one list of
//! rules. What a rule asks beside is known of the target before a module is looked at.

use super::enums::{Stage, Target};
use super::generated::lowering::answers;
use super::generated::steps::Step;
use super::{BinaryOp, BuiltinFn, Callee, CtorConv, Stages, UnaryOp};
use crate::types::{AddressSpace, SampledKind, TextureDimension, Type, TypeId, Types};

/// A step of one transform: one of the generated enums.
pub trait TransformStep: Copy {
    /// The transform's number, the bit of [`Answers::transforms`].
    const NUMBER: u32;
    /// The step, if it is one of this transform.
    fn of(step: Step) -> Option<Self>;
    /// The step among those of all transforms.
    fn step(self) -> Step;
}

/// What a target does with the calls of a callee.
#[derive(Copy, Clone, Debug)]
pub struct Answers {
    /// Which rules are those of a call.
    pub(super) choice: Choice,
    /// A bit for each transform of which a rule names a step.
    pub(super) transforms: u32,
    /// Whether a rule refuses calls.
    pub(super) refuses: bool,
}

/// A tree of questions about types.
#[derive(Copy, Clone, Debug)]
pub(super) enum Choice {
    /// These rules.
    Rules(&'static [Rule]),
    /// By the scalar of an operand, or of the result: sets of [`Scalar`], a bit each.
    ByScalar(u8, &'static [(u64, Choice)]),
    /// By the form of an operand, or of the result: sets of [`Form`], a bit each.
    ByForm(u8, &'static [(u64, Choice)]),
}

/// The result, where an operand's index stands.
pub(super) const RESULT: u8 = u8::MAX;

/// A rule: of a list those whose conditions hold are applied, up to the first that does not only prepare the call.
#[derive(Copy, Clone, Debug)]
pub struct Rule {
    /// What must hold of the target, all of it.
    pub(super) when: &'static [When],
    /// What happens then.
    pub then: Then,
}

/// What a rule does.
#[derive(Copy, Clone, Debug)]
pub enum Then {
    /// The target has it, spelt so.
    Emit(Emitted),
    /// The step puts something else in the call's place.
    Replace(Step),
    /// The step changes operands, or leaves the call as it is; the rules that follow are applied to what is there then.
    Prepare(Step),
    /// The target cannot have it: the rule of the diagnostic.
    Refuse(&'static str),
}

/// How a target spells a call.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Emitted {
    /// The spelling, up to the result's type if that is part of it.
    pub text: &'static str,
    /// What follows the result's type, where that is part of the spelling.
    pub after_type: Option<&'static str>,
    /// Its place among the spellings of the target.
    pub number: u16,
}

/// A spelling without a type in it.
pub(super) const fn emit(text: &'static str, number: u16) -> Then {
    Then::Emit(Emitted { text, after_type: None, number })
}

/// What a rule asks of the target.
#[derive(Copy, Clone, Debug)]
#[allow(dead_code, reason = "which conditions there are is the definitions' to say")]
pub(super) enum When {
    /// The target's version compares so.
    Version(Compare, Version),
    /// Whether an entry point of the module is of the stage.
    HasStage(Compare, Stage),
}

/// A comparison.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(dead_code, reason = "which comparisons there are is the definitions' to say")]
pub(super) enum Compare {
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    Equal,
    NotEqual,
}

/// A version of a target, such as `1.4`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Version {
    major: u8,
    minor: u8,
}

impl Version {
    /// The version `major.minor`.
    pub const fn new(major: u8, minor: u8) -> Self {
        Self { major, minor }
    }

    /// The version that an option of a target spells.
    pub fn parse(text: &str) -> Self {
        let (major, minor) = text.split_once('.').unwrap_or((text, "0"));
        Self { major: major.parse().unwrap_or(0), minor: minor.parse().unwrap_or(0) }
    }
}

/// A target, and what rules may ask of it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct LoweringTarget {
    /// Which it is.
    pub target: Target,
    /// Its version, where it has some.
    pub version: Version,
    /// The stages of the module's entry points.
    pub stages: Stages,
}

impl LoweringTarget {
    /// A target of which no version and no stage is known.
    pub const fn new(target: Target) -> Self {
        let stages = Stages { vertex: false, fragment: false, compute: false };
        Self { target, version: Version::new(0, 0), stages }
    }

    /// The target in the version that an option spells.
    pub fn at_version(self, version: &str) -> Self {
        Self { version: Version::parse(version), ..self }
    }

    /// What it does with the calls of a callee.
    pub fn answers(&self, callee: Callee) -> &'static Answers {
        &answers(self.target)[callee.number()]
    }

    /// How a call is spelt that these rules are for, if it is.
    pub fn emitted(&self, rules: &'static [Rule]) -> Option<Emitted> {
        match rules {
            // Most calls have one rule.
            [Rule { when: [], then: Then::Emit(emitted) }] => Some(*emitted),
            rules => self.applied(rules).find_map(|then| match then {
                Then::Emit(emitted) => Some(emitted),
                _ => None,
            }),
        }
    }

    /// The rules whose conditions hold, up to the first that does not only prepare a call.
    pub fn applied(self, rules: &'static [Rule]) -> impl Iterator<Item = Then> {
        let mut rules = rules.iter();
        let mut is_done = false;
        std::iter::from_fn(move || {
            if is_done {
                return None;
            }
            let rule = rules.find(|rule| rule.when.iter().all(|when| when.holds(&self)))?;
            is_done = !matches!(rule.then, Then::Prepare(_));
            Some(rule.then)
        })
    }
}

impl Answers {
    /// Whether a rule names a step of a transform.
    pub fn may_take<S: TransformStep>(&self) -> bool {
        self.transforms >> S::NUMBER & 1 != 0
    }

    /// Whether a rule refuses calls.
    pub const fn may_refuse(&self) -> bool {
        self.refuses
    }

    /// The rules for a call. `ty` gives the type of an operand, or of the result where there is no index; nothing where there is none.
    pub fn rules(&self, types: &Types, ty: impl Fn(Option<usize>) -> Option<TypeId>) -> &'static [Rule] {
        let mut choice = self.choice;
        let of = |operand: u8| ty((operand != RESULT).then_some(operand.into()));
        loop {
            let (bit, choices) = match choice {
                Choice::Rules(rules) => return rules,
                Choice::ByScalar(operand, choices) => (Scalar::of(types, of(operand)) as u64, choices),
                Choice::ByForm(operand, choices) => (Form::of(types, of(operand)) as u64, choices),
            };
            match choices.iter().find(|(set, _)| set >> bit & 1 != 0) {
                Some((_, next)) => choice = *next,
                // No overload takes such types.
                None => return &[],
            }
        }
    }

    /// The rules for all calls, where types do not matter.
    pub fn rules_of_all(&self) -> Option<&'static [Rule]> {
        match self.choice {
            Choice::Rules(rules) => Some(rules),
            _ => None,
        }
    }
}

impl When {
    fn holds(self, of: &LoweringTarget) -> bool {
        match self {
            Self::Version(compare, version) => compare.holds(of.version, version),
            Self::HasStage(compare, stage) => {
                let has = match stage {
                    Stage::Vertex => of.stages.vertex,
                    Stage::Fragment => of.stages.fragment,
                    Stage::Compute => of.stages.compute,
                };
                has == (compare == Compare::Equal)
            }
        }
    }
}

impl Compare {
    fn holds<T: PartialOrd>(self, a: T, b: T) -> bool {
        match self {
            Self::Less => a < b,
            Self::LessOrEqual => a <= b,
            Self::Greater => a > b,
            Self::GreaterOrEqual => a >= b,
            Self::Equal => a == b,
            Self::NotEqual => a != b,
        }
    }
}

const CONSTRUCTORS: usize = BuiltinFn::ALL.len();
const UNARY: usize = CONSTRUCTORS + CtorConv::ALL.len();
const BINARY: usize = UNARY + UnaryOp::ALL.len();

impl Callee {
    /// How many callees there are.
    pub const COUNT: usize = BINARY + BinaryOp::ALL.len();

    /// The callee's number: the order of the generated tables.
    pub const fn number(self) -> usize {
        match self {
            Self::Function(function) => function as usize,
            Self::Constructor(constructor) => CONSTRUCTORS + constructor as usize,
            Self::Unary(op) => UNARY + op as usize,
            Self::Binary { op, .. } => BINARY + op as usize,
        }
    }
}

/// The scalar that a type is, or that its components are.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Scalar {
    Bool,
    I32,
    U32,
    F32,
    F16,
    /// Anything else.
    Other,
    /// There is no such operand.
    Absent,
}

impl Scalar {
    fn of(types: &Types, ty: Option<TypeId>) -> Self {
        match ty.map(|ty| types.deepest_elem(ty)) {
            Some(TypeId::BOOL) => Self::Bool,
            Some(TypeId::I32) => Self::I32,
            Some(TypeId::U32) => Self::U32,
            Some(TypeId::F32) => Self::F32,
            Some(TypeId::F16) => Self::F16,
            Some(_) => Self::Other,
            None => Self::Absent,
        }
    }
}

/// What a type is made as.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(dead_code, reason = "which forms matter is the definitions' to say")]
pub(super) enum Form {
    Scalar,
    Vec2,
    Vec3,
    Vec4,
    Matrix,
    PtrFunction,
    PtrPrivate,
    PtrWorkgroup,
    PtrUniform,
    PtrStorage,
    Sampler,
    SamplerComparison,
    Texture1d,
    Texture2d,
    Texture2dArray,
    Texture3d,
    TextureCube,
    TextureCubeArray,
    TextureMultisampled2d,
    TextureDepth2d,
    TextureDepth2dArray,
    TextureDepthCube,
    TextureDepthCubeArray,
    TextureDepthMultisampled2d,
    TextureStorage1d,
    TextureStorage2d,
    TextureStorage2dArray,
    TextureStorage3d,
    TextureExternal,
    /// Anything else.
    Other,
    /// There is no such operand.
    Absent,
}

impl Form {
    fn of(types: &Types, ty: Option<TypeId>) -> Self {
        use TextureDimension::{Cube, CubeArray, D1, D2, D2Array, D3};
        let Some(ty) = ty else { return Self::Absent };
        match types.get(ty) {
            _ if types.is_scalar(ty) => Self::Scalar,
            Type::Vector { size: 2, .. } => Self::Vec2,
            Type::Vector { size: 3, .. } => Self::Vec3,
            Type::Vector { .. } => Self::Vec4,
            Type::Matrix { .. } => Self::Matrix,
            Type::Pointer { space, .. } => match space {
                AddressSpace::Function => Self::PtrFunction,
                AddressSpace::Private => Self::PtrPrivate,
                AddressSpace::Workgroup => Self::PtrWorkgroup,
                AddressSpace::Uniform => Self::PtrUniform,
                AddressSpace::Storage => Self::PtrStorage,
                _ => Self::Other,
            },
            Type::ExternalTexture => Self::TextureExternal,
            Type::Texture { dimension, kind } => match (kind, dimension) {
                (SampledKind::Multisampled(_), _) => Self::TextureMultisampled2d,
                (SampledKind::DepthMultisampled, _) => Self::TextureDepthMultisampled2d,
                (SampledKind::Depth, D2Array) => Self::TextureDepth2dArray,
                (SampledKind::Depth, Cube) => Self::TextureDepthCube,
                (SampledKind::Depth, CubeArray) => Self::TextureDepthCubeArray,
                (SampledKind::Depth, _) => Self::TextureDepth2d,
                (SampledKind::Sampled(_), D1) => Self::Texture1d,
                (SampledKind::Sampled(_), D2) => Self::Texture2d,
                (SampledKind::Sampled(_), D2Array) => Self::Texture2dArray,
                (SampledKind::Sampled(_), D3) => Self::Texture3d,
                (SampledKind::Sampled(_), Cube) => Self::TextureCube,
                (SampledKind::Sampled(_), CubeArray) => Self::TextureCubeArray,
            },
            Type::StorageTexture { dimension, .. } => match dimension {
                D1 => Self::TextureStorage1d,
                D2Array => Self::TextureStorage2dArray,
                D3 => Self::TextureStorage3d,
                _ => Self::TextureStorage2d,
            },
            _ => Self::Other,
        }
    }
}
