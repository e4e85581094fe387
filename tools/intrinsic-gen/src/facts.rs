//! What the attributes of an overload say, beyond its types.

use crate::model::EnumId;
use crate::source::Span;

/// The stages that `@stage` may name.
pub const STAGES: [&str; 3] = ["vertex", "fragment", "compute"];

/// The effects that `@effects` may name.
pub const EFFECTS: [&str; 5] = ["control_barrier", "memory_barrier", "derivative", "terminate", "subgroup"];

/// Facts of one overload. Lists of names are in the order written.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Facts {
    /// Not a call statement.
    pub must_use: bool,
    /// The only stages; empty for all. Members of [`STAGES`].
    pub stages: Vec<String>,
    /// Indices of the parameters through which memory is read.
    pub reads: Vec<usize>,
    /// Indices of the parameters through which memory is written.
    pub writes: Vec<usize>,
    /// Members of [`EFFECTS`].
    pub effects: Vec<String>,
    /// What uniformity analysis needs to know.
    pub uniformity: Uniformity,
    /// Enable-extensions.
    pub extensions: Vec<String>,
    /// Language features.
    pub features: Vec<String>,
    /// Accuracy by component type.
    pub accuracy: Vec<Accuracy>,
    /// Where a target leaves the result undefined.
    pub undefined: Vec<Undefined>,
    /// How targets get it, in the order of the rules; rules of different targets are independent.
    pub rules: Vec<LoweringRule>,
    /// Of a dialect's entry: the core expression that it computes, and where it stands.
    pub means: Option<(String, Span)>,
    /// Of a dialect's entry: there is no such expression.
    pub is_opaque: bool,
}

/// Whether the result is uniform, and what must be.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Uniformity {
    /// The call must be in uniform control flow.
    pub needs_uniform_control_flow: bool,
    /// Indices of the parameters that must be uniform.
    pub uniform_parameters: Vec<usize>,
    /// The filterable rule that a breach reports; nothing for a plain error.
    pub severity: Option<String>,
    /// Whether the result is uniform.
    pub result: UniformityResult,
}

/// Whether a result is uniform.
#[derive(Copy, Clone, Default, PartialEq, Eq, Debug)]
pub enum UniformityResult {
    /// Where all arguments are.
    #[default]
    Arguments,
    /// Always.
    Uniform,
    /// Never known to be.
    NonUniform,
}

/// An accuracy.
#[derive(Clone, PartialEq, Debug)]
pub struct Accuracy {
    /// `f32` or `f16`; nothing for both.
    pub component: Option<String>,
    /// The bounds; a result that keeps one of them is accurate.
    pub bounds: Vec<Bound>,
}

/// One bound on an error.
#[derive(Clone, PartialEq, Debug)]
pub enum Bound {
    /// The one right value.
    Exact,
    /// The nearest representable value.
    CorrectlyRounded,
    /// So many units in the last place: an expression over the arguments.
    Ulp(String),
    /// So far at most: an expression, and the domain in which it holds.
    Absolute(String, Option<String>),
    /// So large a part of the result at most.
    Relative(String),
    /// As accurate as this expression.
    Inherited(String),
}

/// Where a target leaves a result undefined.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Undefined {
    /// The target.
    pub target: String,
    /// For which arguments.
    pub place: String,
}

/// One rule of how a target gets an overload.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoweringRule {
    /// The target.
    pub target: String,
    /// What happens.
    pub lowering: Lowering,
    /// When: where all of these hold; empty for always.
    pub conditions: Vec<Condition>,
    /// Where the rule stands.
    pub span: Span,
}

/// How a target gets an overload.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lowering {
    /// It has it, spelt so.
    Emit(String),
    /// A step of a transform replaces it, or prepares it for the rules that follow.
    Step(Step),
    /// It cannot have it: the diagnostic's rule.
    Refuse(String),
}

impl Lowering {
    /// Whether two rules do the same, wherever they stand.
    pub fn is_same(&self, other: &Self) -> bool {
        let name = |step: &Step| step.function.as_ref().map(|(name, _)| name.clone());
        match (self, other) {
            (Self::Step(a), Self::Step(b)) => a.transform == b.transform && a.entry == b.entry && name(a) == name(b),
            _ => self == other,
        }
    }
}

/// A step of a transform.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The enum whose entries are the transform's steps.
    pub transform: EnumId,
    /// Which entry it is.
    pub entry: u32,
    /// The function of the target's dialect that a step with `@calls` is given, and where it is named.
    pub function: Option<(String, Span)>,
}

/// `subject op value`
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Condition {
    /// What is asked about: `sm`.
    pub subject: String,
    /// `<`, `<=`, `>`, `>=`, `==` or `!=`.
    pub op: &'static str,
    /// What it is compared with.
    pub value: String,
    /// Where it stands.
    pub span: Span,
}
