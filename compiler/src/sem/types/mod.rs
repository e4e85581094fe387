//! Type expressions: which type an identifier with template arguments spells.
//!
//! <https://www.w3.org/TR/WGSL/#type-specifiers>

mod array;
mod buffer;
mod generators;
mod layout_rules;
mod store_rules;

use super::binding::Binding;
use super::predeclared::{Generator, PlainName, Predeclared};
use super::program::{DeclTarget, ExprInfo, ExprKind};
use super::resolver::Resolver;
use super::{limits, rules};
use crate::intrinsics::Extension;
use crate::syntax::ast::{Expr, ExprId};
use crate::types::{ArrayCount, Type, TypeFlags, TypeId};
use crate::util::Range32;

impl Resolver<'_> {
    /// The type that the expression spells. `None` where it spells none: then that was reported.
    pub fn type_expr(&mut self, expr: ExprId) -> Option<TypeId> {
        let Expr::Ident { template_args, .. } = self.ast.exprs[expr].node else { return self.no_type(expr) };
        let ty = self.named_type(expr, template_args)?;
        self.check_type_limits(ty, expr).then(|| self.set_type(expr, ty))
    }

    #[cold]
    fn no_type(&mut self, expr: ExprId) -> Option<TypeId> {
        if self.ast.expr(expr) != Expr::Broken {
            self.error(rules::TYPE_EXPECTED, self.span(expr), "a type must stand here");
        }
        None
    }

    fn set_type(&mut self, expr: ExprId, ty: TypeId) -> TypeId {
        self.set(expr, ExprInfo { kind: ExprKind::Type(ty), ..ExprInfo::POISON });
        ty
    }

    fn named_type(&mut self, expr: ExprId, template_args: Range32) -> Option<TypeId> {
        match self.bindings[expr] {
            Binding::Unresolved | Binding::Broken => None,
            Binding::Module(decl) => match self.decls[decl] {
                DeclTarget::Type(ty) => self.no_template_args(expr, template_args).then_some(ty),
                DeclTarget::None => None,
                _ => self.not_a_type(expr),
            },
            Binding::Predeclared(Predeclared::Type(name)) => {
                if !self.no_template_args(expr, template_args) {
                    return None;
                }
                self.plain_type(expr, name)
            }
            Binding::Predeclared(Predeclared::Generator(generator)) => {
                self.generated_type(expr, generator, template_args)
            }
            _ => self.not_a_type(expr),
        }
    }

    #[cold]
    fn not_a_type(&mut self, expr: ExprId) -> Option<TypeId> {
        let name = self.source_name(expr);
        self.error(rules::TYPE_EXPECTED, self.span(expr), format!("'{name}' is {}, not a type", self.what_it_is(expr)));
        None
    }

    /// The type of a predeclared name without parameters, if the module may use it.
    pub fn plain_type(&mut self, expr: ExprId, name: PlainName) -> Option<TypeId> {
        let ty = name.to_type(&mut self.store.types);
        self.check_f16(ty, expr).then_some(ty)
    }

    #[inline]
    fn check_f16(&mut self, ty: TypeId, expr: ExprId) -> bool {
        !self.has(ty, TypeFlags::HAS_F16) || self.enabled.has_extension(Extension::F16) || self.no_f16(ty, expr)
    }

    #[cold]
    fn no_f16(&mut self, ty: TypeId, expr: ExprId) -> bool {
        let name = self.type_name(ty);
        let message = format!("'{name}' needs the extension 'f16': write 'enable f16;' at the top of the module");
        self.error(rules::EXTENSION_REQUIRED, self.span(expr), message);
        false
    }

    #[inline]
    fn no_template_args(&mut self, expr: ExprId, args: Range32) -> bool {
        args.is_empty() || self.type_with_templates(expr)
    }

    #[cold]
    fn type_with_templates(&mut self, expr: ExprId) -> bool {
        let name = self.source_name(expr);
        self.error(rules::TEMPLATE_ARGUMENTS, self.span(expr), format!("'{name}' takes no template arguments"));
        false
    }

    fn generated_type(&mut self, expr: ExprId, generator: Generator, args: Range32) -> Option<TypeId> {
        match generator {
            Generator::Vector(size) => self.vector_type(expr, size, args),
            Generator::Matrix(columns, rows) => self.matrix_type(expr, columns, rows, args),
            Generator::Array => self.array_type(expr, args),
            Generator::Buffer => self.buffer_type(expr, args),
            Generator::Atomic => self.atomic_type(expr, args),
            Generator::Pointer => self.pointer_type(expr, args),
            Generator::Texture(dimension) => self.texture_type(expr, dimension, false, args),
            Generator::Multisampled(dimension) => self.texture_type(expr, dimension, true, args),
            Generator::StorageTexture(dimension) => self.storage_texture_type(expr, dimension, args),
        }
    }

    fn check_type_limits(&mut self, ty: TypeId, expr: ExprId) -> bool {
        let layout = self.store.types.layout(ty);
        if !self.check_limit(limits::TYPE_NESTING, layout.depth.into(), self.span(expr)) {
            return false;
        }
        if layout.size > limits::TYPE_BYTES {
            self.too_large(expr);
            return false;
        }
        true
    }

    #[cold]
    fn too_large(&mut self, expr: ExprId) {
        let message = format!("this type is larger than {} bytes", limits::TYPE_BYTES);
        self.error(rules::TYPE_SIZE, self.span(expr), message);
    }

    /// The identifier as it is written.
    pub fn source_name(&self, expr: ExprId) -> String {
        match self.ast.expr(expr) {
            Expr::Ident { name, .. } => self.name(name.symbol).to_owned(),
            _ => "this expression".to_owned(),
        }
    }

    /// In words, what an identifier is.
    pub fn what_it_is(&self, expr: ExprId) -> &'static str {
        match self.bindings[expr] {
            Binding::Unresolved | Binding::Broken => "not declared",
            Binding::Module(decl) => match self.decls[decl] {
                DeclTarget::Function(_) => "a function",
                DeclTarget::Type(_) => "a type",
                _ => "a value",
            },
            Binding::Local(_) | Binding::Param(_) => "a value",
            Binding::Predeclared(Predeclared::Type(_)) => "a type",
            Binding::Predeclared(Predeclared::Generator(_)) => "a type generator",
            Binding::Predeclared(Predeclared::Enumerant(_)) => "an enumerant",
            Binding::Predeclared(Predeclared::Function(_)) => "a built-in function",
        }
    }

    /// Whether the outermost count of the type comes from an override.
    pub fn has_override_count(&self, ty: TypeId) -> bool {
        let overridden = |count| matches!(count, ArrayCount::Override(_) | ArrayCount::OverrideExpr(_));
        matches!(self.store.types.get(ty), Type::Array { count, .. } | Type::Buffer(count) if overridden(count))
    }
}
