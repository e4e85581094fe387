//! Entry points: what their stage asks of parameters, results, attributes and resources.
//!
//! <https://www.w3.org/TR/WGSL/#entry-points>

use super::program::{BindingPoint, FunctionId, GlobalId, GlobalKind, ParamId};
use super::resolver::Resolver;
use super::rules;
use super::stage_io::Seen;
use crate::diagnostic::{Diagnostic, Rule, Span};
use crate::syntax::ast::{self, AttributeKind, DeclId};
use crate::types::{AddressSpace, BuiltinValue, Direction, IoAttributes, ShaderStage, Type, TypeId};
use crate::util::{Id, IdVec};

/// How many entry points a word of one bit for each holds.
const BATCH: usize = 64;

impl Resolver<'_> {
    /// Checks a function as an entry point, or that it does not look like one.
    pub(super) fn check_entry_point(&mut self, id: FunctionId, function: ast::Function) {
        if self.has_broken_attribute(function.attributes) || self.is_wrong_io(function.attributes) {
            return;
        }
        let Some(stage) = self.functions[id].stage else { return self.check_no_entry_point(function) };
        let ast = self.ast;
        let mut inputs = Seen::default();
        for (index, param) in ast.param_list(function.params).iter().enumerate() {
            let found = self.params[ParamId::from_index(function.params.start as usize + index)];
            if found.ty != TypeId::VOID && !self.is_wrong_io(param.attributes) {
                self.check_io((found.io, found.ty, param.span), (stage, Direction::Input), &mut inputs);
            }
        }
        let mut outputs = Seen::default();
        outputs.unknown = self.is_wrong_io(function.return_attributes);
        if let Some(expr) = function.return_type
            && !self.broken_results.contains(&id)
        {
            let (io, ty, span) = (self.functions[id].return_io, self.functions[id].return_type, self.span(expr));
            if stage == ShaderStage::Compute {
                self.error(rules::COMPUTE_RESULT, span, "a compute shader returns nothing");
            } else if !outputs.unknown {
                self.check_io((io, ty, span), (stage, Direction::Output), &mut outputs);
            }
        }
        let needs_position = stage == ShaderStage::Vertex && !self.broken_results.contains(&id);
        if needs_position && !outputs.unknown && !outputs.has(BuiltinValue::Position) {
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
        if self.wrong_io_structs.contains(&id) {
            seen.unknown = true;
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
        let mut io = on_params
            .chain(on_result)
            .filter(|attribute| matches!(attribute.kind, AttributeKind::Builtin { .. } | AttributeKind::Location(_)));
        let own = ast.attribute_list(function.attributes).iter().filter(|attribute| {
            matches!(attribute.kind, AttributeKind::WorkgroupSize { .. } | AttributeKind::SubgroupSize(_))
        });
        // One missing stage is one mistake, however many inputs and outputs there are.
        if let Some(attribute) = io.next() {
            let message = format!("'@{}' is for entry points only", attribute.kind.name());
            self.error(rules::IO_WITHOUT_ENTRY_POINT, attribute.span, message);
        }
        for attribute in own {
            let message = format!("'@{}' is for compute shaders only", attribute.kind.name());
            self.error(rules::WORKGROUP_SIZE_PLACEMENT, attribute.span, message);
        }
    }

    /// No two resources of one entry point share a binding, and it has one block of immediate data at most.
    /// Entry points are searched only if the module has such pairs at all, and then many at a time.
    pub(super) fn check_resources(&mut self, order: &[DeclId]) {
        let rivals = self.rivals();
        if rivals.is_empty() {
            return;
        }
        let entry_points: Vec<FunctionId> =
            self.functions.ids().filter(|&id| self.functions[id].stage.is_some()).collect();
        for batch in entry_points.chunks(BATCH) {
            let users = self.users(order, batch);
            for (rule, globals) in &rivals {
                self.check_rivals(*rule, globals, batch, &users);
            }
        }
    }

    /// Groups of variables of which an entry point may use one only, in the order of their first ones.
    fn rivals(&self) -> Vec<(Rule, Vec<GlobalId>)> {
        let mut resources: Vec<(Option<BindingPoint>, GlobalId)> = Vec::with_capacity(self.globals.len());
        for (id, global) in self.globals.iter_enumerated() {
            match global.kind {
                GlobalKind::Var { binding: Some(point), .. } => resources.push((Some(point), id)),
                GlobalKind::Var { space: AddressSpace::Immediate, .. } => resources.push((None, id)),
                _ => {}
            }
        }
        resources.sort_unstable();
        let groups = resources.chunk_by(|(a, _), (b, _)| a == b).filter(|group| group.len() > 1);
        let mut rivals: Vec<(Rule, Vec<GlobalId>)> = groups
            .map(|group| {
                let rule = if group[0].0.is_some() { rules::BINDING_UNIQUE } else { rules::IMMEDIATE_DUPLICATE };
                (rule, group.iter().map(|&(_, id)| id).collect())
            })
            .collect();
        rivals.sort_by_key(|(_, globals)| globals[0]);
        rivals
    }

    /// Which of a batch of entry points use each declaration, as bits. `order` has what is used before its users.
    fn users(&self, order: &[DeclId], entry_points: &[FunctionId]) -> IdVec<DeclId, u64> {
        let mut users: IdVec<DeclId, u64> = IdVec::new();
        users.resize(self.ast.decls.len(), 0);
        for (bit, &id) in entry_points.iter().enumerate() {
            users[self.functions[id].decl] = 1 << bit;
        }
        for &decl in order.iter().rev() {
            for &used in self.uses[decl].of(&self.decl_lists) {
                users[used] |= users[decl];
            }
        }
        users
    }

    /// Reports variables of one group that an entry point of the batch uses beside an earlier one, once each.
    fn check_rivals(&mut self, rule: Rule, globals: &[GlobalId], batch: &[FunctionId], users: &IdVec<DeclId, u64>) {
        let mut seen = 0;
        for (index, &id) in globals.iter().enumerate() {
            let uses = users[self.globals[id].decl];
            if seen & uses != 0 {
                let bit = (seen & uses).trailing_zeros();
                let is_used = |other: &&GlobalId| users[self.globals[**other].decl] >> bit & 1 != 0;
                let other = *globals[..index].iter().rfind(is_used).expect("an earlier one has the bit");
                self.report_rivals(rule, id, other, batch[bit as usize]);
            }
            seen |= uses;
        }
    }

    fn report_rivals(&mut self, rule: Rule, id: GlobalId, other: GlobalId, entry: FunctionId) {
        let message = match self.globals[id].kind {
            GlobalKind::Var { binding: Some(_), .. } => format!(
                "'{}' has the same group and binding as '{}'",
                self.name(self.globals[id].name),
                self.name(self.globals[other].name)
            ),
            _ => "an entry point uses one variable of immediate data at most".to_owned(),
        };
        let name = |decl| self.ast.decl(decl).name().map_or(Span::NONE, |name| name.span);
        let error = Diagnostic::error(rule, name(self.globals[id].decl), message)
            .with_note(name(self.globals[other].decl), "the other is here")
            .with_note(name(self.functions[entry].decl), "both are used by this entry point");
        self.diagnostics.push(error);
    }
}
