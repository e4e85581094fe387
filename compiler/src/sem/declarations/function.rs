//! Functions: their signatures, their attributes and their bodies.
//!
//! <https://www.w3.org/TR/WGSL/#functions>

use crate::constant::EvalStage;
use crate::intrinsics::{Extension, LanguageFeature};
use crate::sem::attributes::Place;
use crate::sem::behaviour::Behaviours;
use crate::sem::program::{DeclTarget, FunctionId, ParamId, WorkgroupDimension};
use crate::sem::resolver::Resolver;
use crate::sem::{limits, rules};
use crate::syntax::ast::{self, AttributeKind, DeclId, ExprId};
use crate::types::{AddressSpace, IoAttributes, ShaderStage, Type, TypeFlags, TypeId};
use crate::util::{Id, Range32};

impl Resolver<'_> {
    pub(super) fn function_declaration(&mut self, decl: DeclId, function: ast::Function) {
        let DeclTarget::Function(id) = self.numbers[decl] else { return };
        self.attributes(function.attributes, Place::Function, self.ast.decl_span(decl));
        self.parameters(function);
        self.result(id, function);
        self.function_attributes(id, function);
        if function.broken.is_none() {
            self.decls[decl] = DeclTarget::Function(id);
        } else {
            self.broken_results.insert(id);
        }
        self.function = Some(id);
        let behaviours = self.function_body(function.body);
        self.function = None;
        self.functions[id].behaviours = behaviours;
        if function.broken.is_none() {
            self.check_function_behaviours(id, function, behaviours);
            self.check_entry_point(id, function);
        }
    }

    fn parameters(&mut self, function: ast::Function) {
        let ast = self.ast;
        let list = ast.param_list(function.params);
        self.check_limit(limits::PARAMETERS, list.len(), function.name.span);
        for (index, param) in list.iter().enumerate() {
            let id = ParamId::from_index(function.params.start as usize + index);
            self.attributes(param.attributes, Place::Parameter, param.span);
            let io = self.io_attributes(param.attributes);
            let ty = self.type_expr(param.ty);
            self.params[id].io = io;
            let Some(ty) = ty else { continue };
            let span = self.span(param.ty);
            self.check_location_type(io, ty, span);
            if self.check_parameter_type(ty, param.ty) {
                self.params[id].ty = ty;
            }
        }
    }

    /// <https://www.w3.org/TR/WGSL/#function-restriction>
    fn check_parameter_type(&mut self, ty: TypeId, expr: ExprId) -> bool {
        let fits = match self.store.types.get(ty) {
            Type::Pointer { space, .. } => return self.check_pointer_parameter(space, expr),
            _ if self.store.types.is_handle(ty) => true,
            _ => self.has(ty, TypeFlags::CONSTRUCTIBLE),
        };
        if !fits {
            let message = format!(
                "a parameter must be of a constructible, pointer, texture or sampler type, which '{}' is not",
                self.type_name(ty)
            );
            self.error(rules::PARAMETER_TYPE, self.span(expr), message);
        }
        fits
    }

    fn check_pointer_parameter(&mut self, space: AddressSpace, expr: ExprId) -> bool {
        let is_restricted = !self.allowed.has_language_feature(LanguageFeature::UnrestrictedPointerParameters);
        if !is_restricted || matches!(space, AddressSpace::Function | AddressSpace::Private) {
            return true;
        }
        let message = format!("a pointer parameter cannot point into address space '{}'", space.name());
        self.error(rules::POINTER_PARAMETER_SPACE, self.span(expr), message);
        false
    }

    fn result(&mut self, id: FunctionId, function: ast::Function) {
        self.attributes(function.return_attributes, Place::Result, function.name.span);
        self.functions[id].return_io = self.io_attributes(function.return_attributes);
        let Some(expr) = function.return_type else { return };
        let Some(ty) = self.type_expr(expr) else {
            self.broken_results.insert(id);
            return;
        };
        let span = self.span(expr);
        self.check_location_type(self.functions[id].return_io, ty, span);
        if !self.has(ty, TypeFlags::CONSTRUCTIBLE) {
            let message = format!("a function must return a constructible type, which '{}' is not", self.type_name(ty));
            self.broken_results.insert(id);
            return self.error(rules::RETURN_TYPE_CONSTRUCTIBLE, span, message);
        }
        self.functions[id].return_type = ty;
    }

    fn function_attributes(&mut self, id: FunctionId, function: ast::Function) {
        let ast = self.ast;
        for attribute in ast.attribute_list(function.attributes) {
            match attribute.kind {
                AttributeKind::Vertex => self.set_stage(id, ShaderStage::Vertex, function.attributes, attribute.span),
                AttributeKind::Fragment => {
                    self.set_stage(id, ShaderStage::Fragment, function.attributes, attribute.span)
                }
                AttributeKind::Compute => self.set_stage(id, ShaderStage::Compute, function.attributes, attribute.span),
                AttributeKind::MustUse => {
                    self.functions[id].must_use = true;
                    if function.return_type.is_none() {
                        let message = "'@must_use' needs a function that returns a value";
                        self.error(rules::MUST_USE, attribute.span, message);
                    }
                }
                AttributeKind::WorkgroupSize { x, y, z } => self.workgroup_size(id, [Some(x), y, z]),
                AttributeKind::SubgroupSize(expr) => self.subgroup_size(id, expr, attribute.span),
                _ => {}
            }
        }
    }

    fn set_stage(&mut self, id: FunctionId, stage: ShaderStage, attributes: Range32, span: crate::diagnostic::Span) {
        let function = &mut self.functions[id];
        match function.stage {
            None => function.stage = Some(stage),
            Some(first) if first != stage => {
                let message = format!("a {} entry point cannot be a {} entry point too", first.name(), stage.name());
                self.error(rules::STAGE_UNIQUE, span, message);
                self.wrong_io.insert(attributes.start);
            }
            Some(_) => {}
        }
    }

    /// <https://www.w3.org/TR/WGSL/#workgroup-size-attr>
    fn workgroup_size(&mut self, id: FunctionId, exprs: [Option<ExprId>; 3]) {
        let mut common = None;
        for expr in exprs.into_iter().flatten() {
            let Some(ty) = self.dimension_type(expr, "workgroup_size") else { return };
            if ty == TypeId::ABSTRACT_INT {
                continue;
            }
            if *common.get_or_insert(ty) != ty {
                let message = "the dimensions of '@workgroup_size' must be all 'i32' or all 'u32'";
                return self.error(rules::WORKGROUP_SIZE_TYPE, self.span(expr), message);
            }
        }
        let common = common.unwrap_or(TypeId::I32);
        let mut size = [WorkgroupDimension::Fixed(1); 3];
        for (slot, expr) in size.iter_mut().zip(exprs) {
            let Some(expr) = expr else { continue };
            match self.dimension(expr, common, "workgroup_size") {
                Some(dimension) => *slot = dimension,
                None => return,
            }
        }
        self.functions[id].workgroup_size = Some(size);
    }

    fn subgroup_size(&mut self, id: FunctionId, expr: ExprId, span: crate::diagnostic::Span) {
        if !self.require_extension(Some(Extension::SubgroupSizeControl), "@subgroup_size", span) {
            return;
        }
        let Some(ty) = self.dimension_type(expr, "subgroup_size") else { return };
        let concrete = self.concrete_type(ty);
        let size = self.dimension(expr, concrete, "subgroup_size");
        if let Some(WorkgroupDimension::Fixed(value)) = size
            && !value.is_power_of_two()
        {
            let message = format!("'@subgroup_size' must be a power of two, and is {value}");
            return self.error(rules::SUBGROUP_SIZE, self.span(expr), message);
        }
        self.functions[id].subgroup_size = size;
    }

    fn dimension_type(&mut self, expr: ExprId, attribute: &str) -> Option<TypeId> {
        let ty = self.value(expr)?;
        let span = self.span(expr);
        if !matches!(ty, TypeId::ABSTRACT_INT | TypeId::I32 | TypeId::U32) {
            let message = format!("'@{attribute}' takes integers, not '{}'", self.type_name(ty));
            self.error(rules::WORKGROUP_SIZE_TYPE, span, message);
            return None;
        }
        if self.exprs[expr].stage == EvalStage::Runtime {
            let message = format!("'@{attribute}' takes const-expressions and override-expressions");
            self.error(rules::OVERRIDE_EXPRESSION_REQUIRED, span, message);
            return None;
        }
        Some(ty)
    }

    fn dimension(&mut self, expr: ExprId, ty: TypeId, attribute: &str) -> Option<WorkgroupDimension> {
        self.convert(expr, ty);
        if self.exprs[expr].stage == EvalStage::Override {
            return Some(WorkgroupDimension::Override(expr));
        }
        let value = self.store.constants.as_integer(self.exprs[expr].constant?)?;
        match u32::try_from(value) {
            Ok(value @ 1..) => Some(WorkgroupDimension::Fixed(value)),
            _ => {
                let message = format!("'@{attribute}' must be positive, and is {value}");
                self.error(rules::WORKGROUP_SIZE_VALUE, self.span(expr), message);
                None
            }
        }
    }

    /// <https://www.w3.org/TR/WGSL/#behaviors-rules>
    fn check_function_behaviours(&mut self, id: FunctionId, function: ast::Function, behaviours: Behaviours) {
        let is_known = !behaviours.contains(Behaviours::UNKNOWN);
        if function.return_type.is_none() || !behaviours.may_continue() || !is_known {
            return;
        }
        let block = self.ast.block(function.body);
        let end = crate::diagnostic::Span::new(block.span.end.saturating_sub(1), block.span.end);
        let message = format!("'{}' returns a value, but not on every path", self.name(self.functions[id].name));
        self.error_note(rules::MISSING_RETURN, end, message, function.name.span, "it is declared here");
    }

    /// Whether attributes say that a declaration is a stage's input or output.
    pub(in crate::sem) fn has_io(io: IoAttributes) -> bool {
        io.builtin.is_some() || io.location.is_some()
    }

    /// A function's callees and the globals that it names, from the list of declarations that it uses.
    pub(in crate::sem) fn function_lists(&mut self) {
        for id in self.functions.ids() {
            let uses = self.uses[self.functions[id].decl];
            let start = (self.callee_pool.len(), self.global_pool.len());
            for &used in uses.of(&self.decl_lists) {
                match self.numbers[used] {
                    DeclTarget::Function(callee) => self.callee_pool.push(callee),
                    DeclTarget::Global(global) => self.global_pool.push(global),
                    DeclTarget::None | DeclTarget::Local(_) | DeclTarget::Type(_) => {}
                }
            }
            let run = |start: usize, end: usize| Range32 { start: start as u32, len: (end - start) as u32 };
            self.functions[id].callees = run(start.0, self.callee_pool.len());
            self.functions[id].globals = run(start.1, self.global_pool.len());
        }
    }
}
