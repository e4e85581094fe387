//! Calls: of user-defined functions, of built-in functions, and of types, which construct values.

use smallvec::SmallVec;

use crate::constant::EvalStage;
use crate::intrinsics::{self, BuiltinFn, Callee, OverloadId, OverloadKind};
use crate::sem::binding::Binding;
use crate::sem::predeclared::Predeclared;
use crate::sem::program::{DeclTarget, ExprInfo, ExprKind, FunctionId, UniformityRequirements};
use crate::sem::resolver::Resolver;
use crate::sem::rules;
use crate::syntax::ast::{Expr, ExprId};
use crate::types::{Type, TypeFlags, TypeId};
use crate::util::Range32;

impl Resolver<'_> {
    #[inline(never)]
    pub(super) fn call(&mut self, expr: ExprId, callee: ExprId, args: Range32) {
        let Expr::Ident { template_args, .. } = self.ast.expr(callee) else { return self.skip_arguments(args) };
        self.exprs[callee] = ExprInfo { kind: ExprKind::Callee, ..ExprInfo::POISON };
        match self.bindings[callee] {
            Binding::Unresolved | Binding::Broken => self.skip_arguments(args),
            Binding::Module(decl) => match self.decls[decl] {
                DeclTarget::Function(function) => {
                    self.check_no_template_arguments(callee, template_args);
                    self.call_function(expr, callee, function, args);
                }
                DeclTarget::Type(_) => self.construct_named(expr, callee, args),
                DeclTarget::None => self.skip_arguments(args),
                DeclTarget::Global(_) | DeclTarget::Local(_) => self.not_callable(callee, args),
            },
            Binding::Predeclared(Predeclared::Function(function)) => {
                self.call_builtin(expr, callee, function, template_args, args);
            }
            Binding::Predeclared(Predeclared::Type(_)) => self.construct_named(expr, callee, args),
            Binding::Predeclared(Predeclared::Generator(generator)) => {
                self.construct_generated(expr, callee, generator, template_args, args);
            }
            Binding::Local(_) | Binding::Param(_) | Binding::Predeclared(Predeclared::Enumerant(_)) => {
                self.not_callable(callee, args);
            }
        }
    }

    /// Resolves the arguments of a call that is wrong, for what is wrong in them.
    pub(super) fn skip_arguments(&mut self, args: Range32) {
        for &arg in self.ast.expr_list(args) {
            self.expression(arg);
        }
    }

    fn not_callable(&mut self, callee: ExprId, args: Range32) {
        let message = format!("'{}' is {}: it cannot be called", self.source_name(callee), self.what_it_is(callee));
        self.error(rules::NOT_CALLABLE, self.span(callee), message);
        self.skip_arguments(args);
    }

    fn check_no_template_arguments(&mut self, callee: ExprId, template_args: Range32) {
        if !template_args.is_empty() {
            let message = format!("the function '{}' takes no template arguments", self.source_name(callee));
            self.error(rules::TEMPLATE_ARGUMENTS, self.span(callee), message);
        }
    }

    fn call_function(&mut self, expr: ExprId, callee: ExprId, id: FunctionId, args: Range32) {
        let Some(args) = self.arguments(args) else { return };
        let function = self.functions[id];
        let span = self.span(callee);
        if let Some(stage) = function.stage {
            let message =
                format!("'{}' is a {} entry point: it cannot be called", self.name(function.name), stage.name());
            return self.error(rules::ENTRY_POINT_CALL, span, message);
        }
        if args.len() != function.params.len as usize {
            let (name, wanted, given) = (self.name(function.name), function.params.len, args.len());
            let plural = if wanted == 1 { "" } else { "s" };
            let message = format!("'{name}' takes {wanted} argument{plural}, and is given {given}");
            let at = self.ast.decl(function.decl).name().map_or(span, |name| name.span);
            return self.error_note(rules::ARGUMENT_COUNT, self.span(expr), message, at, "it is declared here");
        }
        for (index, &arg) in args.iter().enumerate() {
            let param = crate::util::Id::from_index(function.params.start as usize + index);
            let ty = self.params[param].ty;
            if ty == TypeId::VOID || !self.require_argument(arg, ty, index) {
                continue;
            }
            self.check_pointer_argument(arg, ty);
        }
        self.check_aliases(id, function.params, args);
        self.note_uniformity_requirements(function.uniformity_requirements);
        self.set_value(expr, ExprKind::CallFunction(id), function.return_type, EvalStage::Runtime);
        if self.broken_results.contains(&id) {
            self.exprs[expr] = ExprInfo::POISON;
        }
    }

    fn require_argument(&mut self, arg: ExprId, ty: TypeId, index: usize) -> bool {
        if self.is_smaller_buffer(self.exprs[arg].converted, ty) {
            self.exprs[arg].converted = ty;
            return true;
        }
        self.require_type(arg, ty, rules::ARGUMENT_TYPE, |from, to| {
            format!("argument {} must be of type '{to}', and is '{from}'", index + 1)
        })
    }

    fn call_builtin(
        &mut self,
        expr: ExprId,
        callee: ExprId,
        function: BuiltinFn,
        template_args: Range32,
        args: Range32,
    ) {
        let mut explicit: SmallVec<[TypeId; 2]> = SmallVec::new();
        for &arg in self.ast.expr_list(template_args) {
            match self.type_expr(arg) {
                Some(ty) => explicit.push(ty),
                None => return self.skip_arguments(args),
            }
        }
        let Some(args) = self.arguments(args) else { return };
        let span = self.span(expr);
        if !self.check_builtin_enabled(function, self.span(callee)) {
            return;
        }
        let Some(mut answer) = self.overload(Callee::Function(function), &explicit, args, span, function.name()) else {
            return;
        };
        if function == BuiltinFn::Ldexp {
            answer = self.abstract_ldexp(answer, args, span);
        }
        if !self.check_builtin_arguments((expr, function), args, answer.ret) {
            return;
        }
        self.note_stage_use(function, span);
        self.note_uniformity_requirements(UniformityRequirements::of(function.uniformity()));
        self.note_builtin_accesses(function, args);
        debug_assert_eq!(answer.overload.kind(), OverloadKind::Function);
        let kind = ExprKind::CallBuiltin { function, overload: answer.overload };
        self.apply(expr, &answer, args, kind);
        self.check_argument_limits(function, answer.overload, args);
    }

    /// Notes a call that uniformity analysis may have to look at.
    fn note_uniformity_requirements(&mut self, of_callee: UniformityRequirements) {
        if let Some(caller) = self.function {
            let is_at_start = self.branches == 0 && !self.may_have_left;
            let uniformity_requirements = &mut self.functions[caller].uniformity_requirements;
            *uniformity_requirements = uniformity_requirements.with(of_callee, is_at_start);
        }
    }

    /// What definitions ask of arguments beside their types.
    #[inline]
    fn check_argument_limits(&mut self, function: BuiltinFn, overload: OverloadId, args: &[ExprId]) {
        if !overload.limits().is_empty() {
            self.check_limited_arguments(function, overload, args);
        }
    }

    #[inline(never)]
    fn check_limited_arguments(&mut self, function: BuiltinFn, overload: OverloadId, args: &[ExprId]) {
        for limit in overload.limits().iter().filter(|limit| limit.is_constant) {
            let arg = args[usize::from(limit.parameter)];
            if self.exprs[arg].stage != EvalStage::Const {
                let (number, name) = (limit.parameter + 1, function.name());
                let message = format!("argument {number} of '{name}' must be a const-expression");
                self.error(rules::CONST_EXPRESSION_REQUIRED, self.span(arg), message);
            }
        }
        let found = intrinsics::out_of_range(overload, &self.store, |index| self.exprs[args[index]].constant);
        if let Some(found) = found {
            let message = found.message(function.name());
            self.error(rules::ARGUMENT_RANGE, self.span(args[found.parameter]), message);
        }
    }

    /// Extensions and language features that a built-in function needs.
    fn check_builtin_enabled(&mut self, function: BuiltinFn, span: crate::diagnostic::Span) -> bool {
        let facts = function.facts();
        if let Some(extension) = facts.extensions.iter().find(|&&extension| !self.enabled.has_extension(extension)) {
            let (name, extension) = (function.name(), extension.name());
            let message = format!(
                "'{name}' needs the extension '{extension}': write 'enable {extension};' at the top of the module"
            );
            self.error(rules::EXTENSION_REQUIRED, span, message);
            return false;
        }
        if let Some(feature) = facts.features.iter().find(|&&feature| !self.allowed.has_language_feature(feature)) {
            let message = format!(
                "'{}' needs the language feature '{}', which is not available",
                function.name(),
                feature.name()
            );
            self.error(rules::FEATURE_NOT_AVAILABLE, span, message);
            return false;
        }
        true
    }

    /// What the table cannot say of arguments.
    fn check_builtin_arguments(&mut self, (expr, function): (ExprId, BuiltinFn), args: &[ExprId], ret: TypeId) -> bool {
        if matches!(function, BuiltinFn::BufferView | BuiltinFn::BufferArrayView) {
            return self.check_buffer_view((expr, function), args, ret);
        }
        if function != BuiltinFn::WorkgroupUniformLoad {
            return true;
        }
        let Some(view) = args.first().and_then(|&arg| self.memory_view(self.exprs[arg].converted)) else {
            return true;
        };
        let is_atomic = matches!(self.store.types.get(view.store), Type::Atomic(_));
        if is_atomic || self.has(view.store, TypeFlags::CONSTRUCTIBLE) {
            return true;
        }
        let message = format!("a value of type '{}' cannot be loaded", self.type_name(view.store));
        self.error(rules::LOAD_TYPE, self.span(args[0]), message);
        false
    }
}
