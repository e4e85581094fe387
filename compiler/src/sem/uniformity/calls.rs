//! Calls: what they require, what they give, and what they leave behind.
//!
//! <https://www.w3.org/TR/WGSL/#uniformity-function-calls>

use smallvec::SmallVec;

use super::Analysis;
use super::assigned::is_function_pointer;
use super::expressions::{Root, View};
use super::graph::{Node, NodeId};
use super::summary::{Input, Output, Required, Requirement, RequirementId, Source};
use crate::diagnostic::Severity;
use crate::intrinsics::{BuiltinFn, ResultUniformity};
use crate::sem::program::{FunctionId, ParamId};
use crate::syntax::ast::ExprId;
use crate::types::{Access, Type};
use crate::util::{Id, Range32};

/// An argument of a user-defined function.
struct Argument {
    expr: ExprId,
    value: NodeId,
    /// Of pointers in the function address space: where to, and what is there before the call.
    memory: Option<(View, NodeId)>,
}

impl Analysis<'_> {
    pub(super) fn call_builtin(&mut self, call: ExprId, function: BuiltinFn, args: Range32, flow: NodeId) -> NodeId {
        let program = self.program;
        let args = program.ast.expr_list(args);
        let values: SmallVec<[NodeId; 6]> = args.iter().map(|&arg| self.value(arg, flow)).collect();
        let uniformity = function.uniformity();
        let severity = match uniformity.severity {
            Some(rule) => self.severities.at(rule, program.ast.expr_span(call).start),
            None => Some(Severity::Error),
        };
        if let Some(severity) = severity.filter(|_| self.scope.requires(uniformity)) {
            let mut require = |node: NodeId, required: Required| {
                let origin = (call, required, function);
                let trigger = uniformity.severity;
                let requirement = Requirement { severity, trigger, required, call, callee: None, origin };
                self.required.push((node, self.summaries.requirements.push(requirement)));
            };
            if uniformity.needs_uniform_control_flow {
                require(flow, Required::ControlFlow);
            }
            for (index, &value) in (0u32..).zip(&values) {
                if index < u32::BITS && uniformity.uniform_parameters >> index & 1 != 0 {
                    require(value, Required::Argument(index));
                }
            }
        }
        match self.scope.result(uniformity) {
            ResultUniformity::Arguments if !self.reads_written_texture(function, args) => self.graph.all(flow, &values),
            ResultUniformity::Uniform => flow,
            _ => self.graph.source(Source::Builtin(call, function)),
        }
    }

    /// Whether a texture is read that the shader may write.
    fn reads_written_texture(&self, function: BuiltinFn, args: &[ExprId]) -> bool {
        let is_written = |&arg: &ExprId| {
            let ty = self.program.store.types.get(self.program.value_type(arg));
            matches!(ty, Type::StorageTexture { access: Access::ReadWrite, .. })
        };
        function.effects().reads && args.iter().any(is_written)
    }

    pub(super) fn call_function(&mut self, call: ExprId, callee: FunctionId, args: Range32, flow: NodeId) -> NodeId {
        let program = self.program;
        let mut arguments: SmallVec<[Argument; 6]> = SmallVec::new();
        for &expr in program.ast.expr_list(args) {
            let memory = is_function_pointer(program, program.value_type(expr)).then(|| self.view(expr, flow));
            let value = memory.map_or_else(|| self.value(expr, flow), |view| view.place);
            arguments.push(Argument { expr, value, memory: memory.map(|view| (view, flow)) });
        }
        // Other arguments may call functions that store to the variable: it is read when all are evaluated.
        for (view, before) in arguments.iter_mut().filter_map(|argument| argument.memory.as_mut()) {
            if let Root::Var(var) = view.root {
                *before = self.values.get(var).expect("a variable in scope has a value");
            }
        }
        self.pass_requirements(call, callee, &arguments, flow);
        let node = self.graph.node(Node::Call(call, callee));
        self.graph.edge(node, flow);
        self.depend(node, self.summaries.results[callee], &arguments, flow);
        self.store_contents(callee, &arguments, flow);
        node
    }

    /// What the callee requires of its callers becomes what this call requires.
    fn pass_requirements(&mut self, call: ExprId, callee: FunctionId, arguments: &[Argument], flow: NodeId) {
        if let Some(id) = self.summaries.call_sites[callee] {
            self.pass((call, callee, id), Required::ControlFlow, flow);
        }
        for ((index, argument), param) in (0u32..).zip(arguments).zip(self.program.params_of(callee)) {
            let tags = self.summaries.params[param];
            if let Some(id) = tags.value {
                self.pass((call, callee, id), Required::Argument(index), argument.value);
            }
            if let (Some(id), Some((_, before))) = (tags.contents, argument.memory) {
                self.pass((call, callee, id), Required::Contents(index), before);
            }
        }
    }

    fn pass(&mut self, (call, callee, id): (ExprId, FunctionId, RequirementId), required: Required, node: NodeId) {
        let requirement = self.summaries.requirements[id];
        let requirement = Requirement { required, call, callee: Some((callee, id)), ..requirement };
        self.required.push((node, self.summaries.requirements.push(requirement)));
    }

    /// Makes `node` depend on all that the output depends on.
    fn depend(&mut self, node: NodeId, output: Output, arguments: &[Argument], flow: NodeId) {
        if let Some(source) = output.source {
            let source = self.graph.source(source);
            self.graph.edge(node, source);
        }
        for index in output.inputs.start..output.inputs.start + output.inputs.len {
            let on = match self.summaries.inputs[index as usize] {
                Input::ControlFlow => flow,
                Input::Argument(index) => arguments[index as usize].value,
                Input::Contents(index) => arguments[index as usize].memory.map_or(flow, |(_, before)| before),
            };
            self.graph.edge(node, on);
        }
    }

    /// What the callee leaves in the memory that its pointer arguments look at.
    fn store_contents(&mut self, callee: FunctionId, arguments: &[Argument], flow: NodeId) {
        let first = self.program.functions[callee].params.start as usize;
        for (index, argument) in arguments.iter().enumerate() {
            let output = self.summaries.contents[ParamId::from_index(first + index)];
            let Some((view, before)) = argument.memory.filter(|_| !output.is_unchanged) else { continue };
            let Root::Var(var) = view.root else { continue };
            let after = self.graph.node(Node::Stored(argument.expr));
            self.depend(after, output, arguments, flow);
            self.graph.edge(after, view.place);
            if !view.is_full {
                self.graph.edge(after, before);
            }
            self.values.set(var, after);
        }
    }
}
