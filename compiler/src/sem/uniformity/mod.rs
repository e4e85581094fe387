//! Uniformity analysis: collective operations must be reached by all invocations of a workgroup, draw or subgroup together.
//!
//! <https://www.w3.org/TR/WGSL/#uniformity>. Functions are analysed callees first. Each becomes a graph (`graph`, built by
//! `statements`, `expressions`, `calls` and `values`), in which `solve` looks for paths from what must be uniform to what may
//! not be, and of which a few facts are kept for the callers (`summary`). `report` says what is wrong, and why.
//!
//! Where the specification's tables leave values out that they mean, or take them at the wrong end of a call, the analysis
//! follows the meaning: indices on the left-hand side of a store count, a pointer parameter that is read only counts where it
//! points, what a pointer argument must point to is what it points to before the call, and the value of a variable leaves a
//! `continuing` block only through its `break if`.

mod assigned;
mod calls;
mod expressions;
mod filters;
mod graph;
mod needed;
mod report;
mod solve;
mod statements;
mod summary;
mod values;

use smallvec::SmallVec;
use std::cell::OnceCell;

use super::Features;
use super::program::{DeclTarget, FunctionId, LocalId, ParamId, Program, UniformityRequirements};
use crate::diagnostic::Diagnostics;
use crate::intrinsics::{DiagnosticRule, LanguageFeature, ResultUniformity, Uniformity};
use crate::types::{BuiltinValue, IoAttributes, ShaderStage, Type, TypeId};
use crate::util::IdVec;
use assigned::{Assigned, is_function_pointer, var_of_param};
use expressions::View;
use filters::Severities;
use graph::{Graph, Node, NodeId, START};
use summary::{RequirementId, Source, Summaries};
use values::{Values, VarId};

/// Analyses a program without errors, and reports what it finds.
pub(super) fn check(program: &Program, features: &Features) -> Diagnostics {
    run(program, features).0
}

/// What was found, and in how many steps: nodes, edges, and stores done and undone.
fn run(program: &Program, features: &Features) -> (Diagnostics, usize) {
    let Some(needed) = needed::needed(program) else { return (Diagnostics::new(), 0) };
    let (severities, assigned) = (Severities::new(program), OnceCell::new());
    let mut diagnostics = Diagnostics::new();
    let mut work = 0;
    for &scope in Scope::of(program, features) {
        let mut analysis = Analysis::new(program, scope, (&severities, &assigned), &mut diagnostics);
        for &decl in &program.order {
            if let DeclTarget::Function(function) = program.decls[decl]
                && needed[function]
            {
                analysis.function(function);
            }
        }
        work += analysis.work + analysis.values.work;
    }
    (diagnostics, work)
}

/// The invocations among which something is uniform.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Scope {
    /// Those of a workgroup or draw, for all functions: where `subgroup_uniformity` is not supported.
    Only,
    /// Those of a workgroup or draw, for all functions but those of subgroups.
    Wide,
    /// Those of a subgroup, for the functions of subgroups.
    Subgroup,
}

impl Scope {
    /// The scopes to analyse. Only functions of subgroups require anything at subgroup scope.
    fn of(program: &Program, features: &Features) -> &'static [Self] {
        if !features.has_language_feature(LanguageFeature::SubgroupUniformity) {
            &[Self::Only]
        } else if program.functions.iter().any(|function| function.uniformity_requirements.of_subgroups) {
            &[Self::Wide, Self::Subgroup]
        } else {
            &[Self::Wide]
        }
    }

    /// Whether the function's requirements hold at this scope.
    fn requires(self, uniformity: Uniformity) -> bool {
        match self {
            Self::Only => true,
            Self::Wide => !is_of_subgroups(uniformity),
            Self::Subgroup => is_of_subgroups(uniformity),
        }
    }

    /// The result at this scope: what is the same in all of a subgroup need not be in all of a workgroup.
    fn result(self, uniformity: Uniformity) -> ResultUniformity {
        match uniformity.result {
            ResultUniformity::Uniform if is_of_subgroups(uniformity) && self != Self::Subgroup => {
                ResultUniformity::NonUniform
            }
            result => result,
        }
    }

    /// Whether a stage input is uniform. User-defined ones never are.
    fn is_uniform_input(self, io: IoAttributes, stage: ShaderStage) -> bool {
        match io.builtin {
            Some(BuiltinValue::WorkgroupId | BuiltinValue::NumWorkgroups | BuiltinValue::NumSubgroups) => true,
            Some(BuiltinValue::SubgroupSize) => stage == ShaderStage::Compute,
            Some(BuiltinValue::SubgroupId) => self == Self::Subgroup,
            _ => false,
        }
    }
}

fn is_of_subgroups(uniformity: Uniformity) -> bool {
    uniformity.severity == Some(DiagnosticRule::SubgroupUniformity)
}

impl UniformityRequirements {
    /// Those of a call of a built-in function. Where the call stands is not looked at.
    pub(super) fn of(uniformity: Uniformity) -> Self {
        let beyond_start = uniformity.uniform_parameters != 0;
        let any = uniformity.needs_uniform_control_flow || beyond_start;
        Self { any, beyond_start, of_subgroups: is_of_subgroups(uniformity) }
    }

    /// These, and those of a callee. `is_at_start`: all invocations that start the caller reach the call.
    pub(super) fn with(self, callee: Self, is_at_start: bool) -> Self {
        Self {
            any: self.any || callee.any,
            beyond_start: self.beyond_start || callee.beyond_start || callee.any && !is_at_start,
            of_subgroups: self.of_subgroups || callee.of_subgroups,
        }
    }
}

/// What the pointer parameter leaves behind: the variable, the parameter, and the node that stands for it.
type ContentsOut = (VarId, ParamId, NodeId);

/// The state of the analysis, of which `graph`, `required`, `value_return` and `contents_out` are the function's.
struct Analysis<'a> {
    program: &'a Program,
    scope: Scope,
    severities: &'a Severities,
    /// Found when the first loop is met: without loops nobody asks.
    assigned: &'a OnceCell<Assigned>,
    diagnostics: &'a mut Diagnostics,
    summaries: Summaries,
    values: Values,
    /// The values of `let`s.
    lets: IdVec<LocalId, Option<NodeId>>,
    /// What `let`s of pointer type look at.
    views: IdVec<LocalId, Option<View>>,
    /// The values of parameters; of pointers, where they point.
    params: IdVec<ParamId, Option<NodeId>>,
    graph: Graph,
    required: SmallVec<[(NodeId, RequirementId); 16]>,
    value_return: NodeId,
    contents_out: SmallVec<[ContentsOut; 2]>,
    work: usize,
}

impl<'a> Analysis<'a> {
    fn new(
        program: &'a Program,
        scope: Scope,
        (severities, assigned): (&'a Severities, &'a OnceCell<Assigned>),
        diagnostics: &'a mut Diagnostics,
    ) -> Self {
        let mut analysis = Self {
            program,
            scope,
            severities,
            assigned,
            diagnostics,
            summaries: Summaries::new(program.functions.len(), program.params.len()),
            values: Values::new(program.locals.len() + program.params.len()),
            lets: IdVec::new(),
            views: IdVec::new(),
            params: IdVec::new(),
            graph: Graph::new(),
            required: SmallVec::new(),
            value_return: START,
            contents_out: SmallVec::new(),
            work: 0,
        };
        analysis.lets.resize(program.locals.len(), None);
        analysis.views.resize(program.locals.len(), None);
        analysis.params.resize(program.params.len(), None);
        analysis
    }

    /// Builds the graph of a function, and draws the conclusions.
    fn function(&mut self, id: FunctionId) {
        self.graph.reset();
        self.required.clear();
        self.contents_out.clear();
        let function = self.program.functions[id];
        for param in self.program.params_of(id) {
            self.parameter(param, function.stage);
        }
        self.value_return = self.graph.node(Node::Join);
        let mark = self.values.mark();
        for param in self.program.params_of(id) {
            if is_function_pointer(self.program, self.program.params[param].ty) {
                let var = var_of_param(self.program, param);
                let (before, after) = (self.graph.node(Node::Contents(param)), self.graph.node(Node::Join));
                self.values.set(var, before);
                self.contents_out.push((var, param, after));
            }
        }
        let (_, behaviours) = self.block(function.body, START);
        if behaviours.may_continue() {
            self.leave_function();
        }
        self.values.undo(mark);
        self.solve(id);
        self.work += self.graph.size();
    }

    fn parameter(&mut self, param: ParamId, stage: Option<ShaderStage>) {
        let node = match stage {
            Some(stage) if self.is_uniform_parameter(param, stage) => START,
            Some(_) => self.graph.source(Source::Input(param)),
            None => self.graph.node(Node::Param(param)),
        };
        self.params[param] = Some(node);
    }

    /// Of an entry point's parameter. A structure is as uniform as the least uniform of its members.
    fn is_uniform_parameter(&self, param: ParamId, stage: ShaderStage) -> bool {
        let param = self.program.params[param];
        match self.members(param.ty) {
            Some(members) => members.iter().all(|member| self.scope.is_uniform_input(member.io, stage)),
            None => self.scope.is_uniform_input(param.io, stage),
        }
    }

    fn members(&self, ty: TypeId) -> Option<&'a [crate::types::StructMember]> {
        match self.program.store.types.get(ty) {
            Type::Struct(id) => Some(&self.program.store.types.struct_type(id).members),
            _ => None,
        }
    }

    /// What pointer parameters point to at a `return`, or at the end of the function.
    fn leave_function(&mut self) {
        for index in 0..self.contents_out.len() {
            let (var, _, after) = self.contents_out[index];
            let value = self.values.get(var).expect("a parameter's pointee has a value throughout");
            self.graph.edge(after, value);
        }
    }
}

#[cfg(test)]
mod tests;
