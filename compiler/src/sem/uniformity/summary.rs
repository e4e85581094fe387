//! What the callers of a function need to know of it: the tags that the specification computes, with where they come from.

use crate::define_id;
use crate::diagnostic::Severity;
use crate::intrinsics::{BuiltinFn, DiagnosticRule};
use crate::sem::program::{FunctionId, GlobalId, ParamId};
use crate::syntax::ast::ExprId;
use crate::util::{IdVec, Range32};

define_id!(
    /// A requirement.
    pub struct RequirementId, "require"
);

/// Where values come from that need not be uniform.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Source {
    /// A read of a variable that invocations share or own, and that is written.
    Global(ExprId, GlobalId),
    /// The same through a pointer parameter.
    Pointer(ExprId, ParamId),
    /// An input of the stage.
    Input(ParamId),
    /// The result of a built-in function.
    Builtin(ExprId, BuiltinFn),
}

/// What a call requires to be uniform.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Required {
    /// The control flow in which it stands.
    ControlFlow,
    /// The argument of that index; of a pointer, where it points.
    Argument(u32),
    /// What the argument of that index points to.
    Contents(u32),
}

/// A requirement of one call, for itself or for what the function called requires.
#[derive(Copy, Clone, Debug)]
pub(super) struct Requirement {
    pub severity: Severity,
    /// The filterable rule; none for the one without a name.
    pub trigger: Option<DiagnosticRule>,
    pub required: Required,
    pub call: ExprId,
    /// The function called, and its requirement that this one passes on; none where a built-in function is called.
    pub callee: Option<(FunctionId, RequirementId)>,
    /// The call of the built-in function at the end of the chain, what it requires, and which it is.
    pub origin: (ExprId, Required, BuiltinFn),
}

/// Something of the caller's that a result depends on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Input {
    /// The control flow in which the call stands.
    ControlFlow,
    /// The argument of that index.
    Argument(u32),
    /// What the argument of that index pointed to before the call.
    Contents(u32),
}

/// When a result, or what a pointer parameter points to after the call, is uniform.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct Output {
    /// Why it need not be, whatever the arguments.
    pub source: Option<Source>,
    /// Pool `inputs`: what must be uniform for it to be.
    pub inputs: Range32,
    /// Of pointers: the call leaves everything as it was.
    pub is_unchanged: bool,
}

/// What must be uniform of one parameter.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct ParamTags {
    pub value: Option<RequirementId>,
    pub contents: Option<RequirementId>,
}

/// Of all functions analysed so far.
#[derive(Default)]
pub(super) struct Summaries {
    /// The call site tags.
    pub call_sites: IdVec<FunctionId, Option<RequirementId>>,
    /// The parameter tags.
    pub params: IdVec<ParamId, ParamTags>,
    /// The function tags and parameter return tags.
    pub results: IdVec<FunctionId, Output>,
    /// The pointer parameter tags.
    pub contents: IdVec<ParamId, Output>,
    /// Pool: lists of inputs.
    pub inputs: Vec<Input>,
    /// All requirements of all calls.
    pub requirements: IdVec<RequirementId, Requirement>,
}

impl Summaries {
    /// Of no function yet.
    pub fn new(functions: usize, params: usize) -> Self {
        let mut summaries = Self::default();
        summaries.call_sites.resize(functions, None);
        summaries.results.resize(functions, Output::default());
        summaries.params.resize(params, ParamTags::default());
        summaries.contents.resize(params, Output::default());
        summaries
    }
}
