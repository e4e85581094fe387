//! Entry points: what their stage asks of parameters, results, attributes and resources.
//!
//! <https://www.w3.org/TR/WGSL/#entry-points>

use hashbrown::HashMap;

use super::program::{BindingPoint, FunctionId, GlobalId, GlobalKind, ParamId, reachable};
use super::resolver::Resolver;
use super::rules;
use super::stage_io::{Direction, Seen};
use crate::diagnostic::{Diagnostic, Span};
use crate::syntax::ast::{self, AttributeKind};
use crate::types::{AddressSpace, BuiltinValue, IoAttributes, ShaderStage, Type, TypeId};
use crate::util::Id;

impl Resolver<'_> {
    /// Checks a function as an entry point, or that it does not look like one.
    pub(super) fn check_entry_point(&mut self, id: FunctionId, function: ast::Function) {
        let Some(stage) = self.functions[id].stage else { return self.check_no_entry_point(function) };
        let ast = self.ast;
        let mut inputs = Seen::default();
        for (index, param) in ast.param_list(function.params).iter().enumerate() {
            let found = self.params[ParamId::from_index(function.params.start as usize + index)];
            if found.ty != TypeId::VOID {
                self.check_io((found.io, found.ty, param.span), (stage, Direction::Input), &mut inputs);
            }
        }
        let mut outputs = Seen::default();
        if let Some(expr) = function.return_type
            && !self.broken_results[id]
        {
            let (io, ty, span) = (self.functions[id].return_io, self.functions[id].return_type, self.span(expr));
            if stage == ShaderStage::Compute {
                self.error(rules::COMPUTE_RESULT, span, "a compute shader returns nothing");
            } else {
                self.check_io((io, ty, span), (stage, Direction::Output), &mut outputs);
            }
        }
        let needs_position = stage == ShaderStage::Vertex && !self.broken_results[id];
        if needs_position && !outputs.has(BuiltinValue::Position) {
            let message = "a vertex shader must return the built-in value 'position'";
            self.error(rules::VERTEX_POSITION, function.name.span, message);
        }
        self.check_stage_attributes(stage, function);
    }

    /// An input or output: with attributes of its own, or a structure whose members have them.
    fn check_io(
        &mut self,
        (io, ty, span): (IoAttributes, TypeId, Span),
        place: (ShaderStage, Direction),
        seen: &mut Seen,
    ) {
        let Type::Struct(id) = self.store.types.get(ty) else {
            return self.check_stage_io((io, ty, span), place, seen);
        };
        if Self::has_io(io) {
            // That the type does not fit was said where the attribute stands.
            return;
        }
        for index in 0..self.store.types.struct_type(id).members.len() {
            let member = &self.store.types.struct_type(id).members[index];
            let (io, ty) = (member.io, member.ty);
            self.check_stage_io((io, ty, span), place, seen);
        }
    }

    fn check_stage_attributes(&mut self, stage: ShaderStage, function: ast::Function) {
        let ast = self.ast;
        let list = ast.attribute_list(function.attributes);
        let find = |test: fn(&AttributeKind) -> bool| list.iter().find(|attribute| test(&attribute.kind));
        let size = find(|kind| matches!(kind, AttributeKind::WorkgroupSize { .. }));
        let subgroup = find(|kind| matches!(kind, AttributeKind::SubgroupSize(_)));
        if stage == ShaderStage::Compute {
            if size.is_none() {
                let message = "a compute shader needs '@workgroup_size'";
                self.error(rules::MISSING_WORKGROUP_SIZE, function.name.span, message);
            }
            return;
        }
        for attribute in [size, subgroup].into_iter().flatten() {
            let message = format!("'@{}' is for compute shaders only", attribute.kind.name());
            self.error(rules::WORKGROUP_SIZE_PLACEMENT, attribute.span, message);
        }
    }

    /// Functions that are no entry points have no stage inputs, outputs or workgroups.
    fn check_no_entry_point(&mut self, function: ast::Function) {
        let ast = self.ast;
        let on_params = ast.param_list(function.params).iter().flat_map(|param| ast.attribute_list(param.attributes));
        let on_result = ast.attribute_list(function.return_attributes);
        let io = on_params
            .chain(on_result)
            .filter(|attribute| matches!(attribute.kind, AttributeKind::Builtin { .. } | AttributeKind::Location(_)));
        let own = ast.attribute_list(function.attributes).iter().filter(|attribute| {
            matches!(attribute.kind, AttributeKind::WorkgroupSize { .. } | AttributeKind::SubgroupSize(_))
        });
        for attribute in io {
            let message = format!("'@{}' is for entry points only", attribute.kind.name());
            self.error(rules::IO_WITHOUT_ENTRY_POINT, attribute.span, message);
        }
        for attribute in own {
            let message = format!("'@{}' is for compute shaders only", attribute.kind.name());
            self.error(rules::WORKGROUP_SIZE_PLACEMENT, attribute.span, message);
        }
    }

    /// No two resources of one entry point share a binding, and it has one block of immediate data at most.
    /// Entry points are searched only if the module has such pairs at all.
    pub(super) fn check_resources(&mut self) {
        let mut first: HashMap<BindingPoint, GlobalId> = HashMap::new();
        let (mut shares, mut immediates) = (false, 0);
        for (id, global) in self.globals.iter_enumerated() {
            match global.kind {
                GlobalKind::Var { binding: Some(point), .. } => shares |= first.insert(point, id).is_some(),
                GlobalKind::Var { space: AddressSpace::Immediate, .. } => immediates += 1,
                _ => {}
            }
        }
        if !shares && immediates < 2 {
            return;
        }
        for id in self.functions.ids() {
            if self.functions[id].stage.is_some() {
                let reached = reachable(&self.uses, &self.decl_lists, self.functions[id].decl);
                let globals: Vec<GlobalId> = reached.iter().filter_map(|&decl| self.global_of[decl]).collect();
                self.check_interface(id, &globals);
            }
        }
    }

    fn check_interface(&mut self, entry: FunctionId, globals: &[GlobalId]) {
        let mut seen: HashMap<BindingPoint, GlobalId> = HashMap::new();
        let mut immediate = None;
        for &id in globals {
            let GlobalKind::Var { space, binding, .. } = self.globals[id].kind else { continue };
            if let Some(point) = binding
                && let Some(other) = seen.insert(point, id)
            {
                let message = format!(
                    "'{}' has the same group and binding as '{}'",
                    self.name(self.globals[id].name),
                    self.name(self.globals[other].name)
                );
                self.report_pair(rules::BINDING_UNIQUE, message, id, other, entry);
            }
            if space == AddressSpace::Immediate
                && let Some(other) = immediate.replace(id)
            {
                let message = "an entry point uses one variable of immediate data at most".to_owned();
                self.report_pair(rules::IMMEDIATE_DUPLICATE, message, id, other, entry);
            }
        }
    }

    fn report_pair(
        &mut self,
        rule: crate::diagnostic::Rule,
        message: String,
        id: GlobalId,
        other: GlobalId,
        entry: FunctionId,
    ) {
        let name = |decl| self.ast.decl(decl).name().map_or(Span::NONE, |name| name.span);
        let error = Diagnostic::error(rule, name(self.globals[id].decl), message)
            .with_note(name(self.globals[other].decl), "the other is here")
            .with_note(name(self.functions[entry].decl), "both are used by this entry point");
        self.diagnostics.push(error);
    }
}
