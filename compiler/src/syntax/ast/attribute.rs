//! Attribute nodes. The parser knows the attributes and their parameters; where each may stand is not its business.

use super::{ExprId, Name};
use crate::diagnostic::Span;

/// An attribute (`attributes`).
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Attribute {
    /// Which, with its parameters.
    pub kind: AttributeKind,
    /// From `@` to the end of the parameters.
    pub span: Span,
}

/// The attributes with their parameters.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum AttributeKind {
    /// An attribute with a mistake, which was reported: it may be any that is missing.
    Broken,
    /// `@align(value)`
    Align(ExprId),
    /// `@binding(value)`
    Binding(ExprId),
    /// `@blend_src(value)`
    BlendSrc(ExprId),
    /// `@builtin(name)` or `@builtin(frag_depth, depth_mode)`
    Builtin {
        /// The built-in value.
        name: Name,
        /// The depth mode.
        depth_mode: Option<Name>,
    },
    /// `@compute`
    Compute,
    /// `@const`
    Const,
    /// `@diagnostic(severity, rule)`
    Diagnostic(DiagnosticControl),
    /// `@fragment`
    Fragment,
    /// `@group(value)`
    Group(ExprId),
    /// `@id(value)`
    Id(ExprId),
    /// `@interpolate(kind, sampling)`
    Interpolate {
        /// The interpolation type.
        kind: Name,
        /// The interpolation sampling.
        sampling: Option<Name>,
    },
    /// `@invariant`
    Invariant,
    /// `@location(value)`
    Location(ExprId),
    /// `@must_use`
    MustUse,
    /// `@size(value)`
    Size(ExprId),
    /// `@subgroup_size(value)`
    SubgroupSize(ExprId),
    /// `@vertex`
    Vertex,
    /// `@workgroup_size(x, y, z)`
    WorkgroupSize {
        /// The first dimension.
        x: ExprId,
        /// The second dimension.
        y: Option<ExprId>,
        /// The third dimension; only where there is a second.
        z: Option<ExprId>,
    },
}

impl AttributeKind {
    /// The attribute's name.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Broken => "broken",
            Self::Align(_) => "align",
            Self::Binding(_) => "binding",
            Self::BlendSrc(_) => "blend_src",
            Self::Builtin { .. } => "builtin",
            Self::Compute => "compute",
            Self::Const => "const",
            Self::Diagnostic(_) => "diagnostic",
            Self::Fragment => "fragment",
            Self::Group(_) => "group",
            Self::Id(_) => "id",
            Self::Interpolate { .. } => "interpolate",
            Self::Invariant => "invariant",
            Self::Location(_) => "location",
            Self::MustUse => "must_use",
            Self::Size(_) => "size",
            Self::SubgroupSize(_) => "subgroup_size",
            Self::Vertex => "vertex",
            Self::WorkgroupSize { .. } => "workgroup_size",
        }
    }
}

/// `(severity, rule)` of a diagnostic attribute or directive (`diagnostic-filtering`).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct DiagnosticControl {
    /// The new severity.
    pub severity: SeverityControl,
    /// The triggering rule.
    pub rule: RuleName,
}

/// The severity that a diagnostic filter sets.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum SeverityControl {
    /// `error`
    Error,
    /// `warning`
    Warning,
    /// `info`
    Info,
    /// `off`
    Off,
}

impl SeverityControl {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Error, Self::Warning, Self::Info, Self::Off];

    /// How it is written.
    pub const fn spelling(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warning => "warning",
            Self::Info => "info",
            Self::Off => "off",
        }
    }
}

/// A triggering rule's name: `derivative_uniformity` or `tool.rule`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct RuleName {
    /// The only word, or the one before the period.
    pub first: Name,
    /// The word after the period.
    pub second: Option<Name>,
}
