//! The types that take template arguments, arrays excepted.

use crate::intrinsics::LanguageFeature;
use crate::sem::binding::Binding;
use crate::sem::predeclared::Predeclared;
use crate::sem::program::{Enumerant, ExprInfo, ExprKind};
use crate::sem::resolver::Resolver;
use crate::sem::rules;
use crate::syntax::ast::{Expr, ExprId};
use crate::types::{Access, AddressSpace, SampledKind, TexelFormat, TextureDimension, Type, TypeId};
use crate::util::Range32;

impl Resolver<'_> {
    /// The template arguments, if there are as many as `least` to `most`.
    pub(super) fn template_arguments(
        &mut self,
        expr: ExprId,
        args: Range32,
        least: u32,
        most: u32,
        form: &str,
    ) -> Option<[Option<ExprId>; 3]> {
        if args.len < least || args.len > most {
            let name = self.source_name(expr);
            let message = format!("'{name}' is written '{name}<{form}>'");
            self.error(rules::TEMPLATE_ARGUMENTS, self.span(expr), message);
            return None;
        }
        let mut found = [None; 3];
        for (slot, &arg) in found.iter_mut().zip(self.ast.expr_list(args)) {
            *slot = Some(arg);
        }
        Some(found)
    }

    /// The enumerant that an argument spells.
    pub(in crate::sem) fn enumerant(&mut self, expr: ExprId) -> Option<Enumerant> {
        match (self.bindings[expr], self.ast.expr(expr)) {
            (Binding::Predeclared(Predeclared::Enumerant(enumerant)), Expr::Ident { template_args, .. })
                if template_args.is_empty() =>
            {
                self.set(expr, ExprInfo { kind: ExprKind::Enumerant(enumerant), ..ExprInfo::POISON });
                Some(enumerant)
            }
            _ => None,
        }
    }

    fn wrong_argument(&mut self, expr: ExprId, wanted: &str) {
        if matches!(self.ast.expr(expr), Expr::Ident { .. }) && self.bindings[expr] == Binding::Unresolved {
            return;
        }
        self.error(rules::TEMPLATE_ARGUMENTS, self.span(expr), format!("{wanted} must stand here"));
    }

    fn access_argument(&mut self, expr: ExprId) -> Option<Access> {
        match self.enumerant(expr) {
            Some(Enumerant::Access(access)) => Some(access),
            _ => {
                self.wrong_argument(expr, "an access mode ('read', 'write' or 'read_write')");
                None
            }
        }
    }

    /// The address space and access mode of `var<...>` or `ptr<...>`; the mode's default where it is not written.
    pub(in crate::sem) fn space_and_access(
        &mut self,
        space_expr: ExprId,
        access_expr: Option<ExprId>,
    ) -> Option<(AddressSpace, Access)> {
        let Some(Enumerant::AddressSpace(space)) = self.enumerant(space_expr) else {
            self.wrong_argument(space_expr, "an address space");
            return None;
        };
        let default = match space {
            AddressSpace::Uniform | AddressSpace::Storage | AddressSpace::Immediate => Access::Read,
            _ => Access::ReadWrite,
        };
        let Some(expr) = access_expr else { return Some((space, default)) };
        let access = self.access_argument(expr)?;
        if space != AddressSpace::Storage {
            let message = format!("an access mode is only written for 'storage', not for '{}'", space.name());
            self.error(rules::ACCESS_MODE, self.span(expr), message);
            return None;
        }
        if access == Access::Write {
            self.error(
                rules::ACCESS_MODE,
                self.span(expr),
                "storage buffers are 'read' or 'read_write', never 'write'",
            );
            return None;
        }
        Some((space, access))
    }

    pub(super) fn vector_type(&mut self, expr: ExprId, size: u8, args: Range32) -> Option<TypeId> {
        let [arg, ..] = self.template_arguments(expr, args, 1, 1, "T")?;
        let elem = self.component_type(arg?, false)?;
        Some(self.store.types.vector(elem, size))
    }

    pub(super) fn matrix_type(&mut self, expr: ExprId, columns: u8, rows: u8, args: Range32) -> Option<TypeId> {
        let [arg, ..] = self.template_arguments(expr, args, 1, 1, "T")?;
        let elem = self.component_type(arg?, true)?;
        Some(self.store.types.matrix(elem, columns, rows))
    }

    /// The component type of a vector or matrix.
    pub(in crate::sem) fn component_type(&mut self, expr: ExprId, of_matrix: bool) -> Option<TypeId> {
        let elem = self.type_expr(expr)?;
        let fits = if of_matrix { matches!(elem, TypeId::F32 | TypeId::F16) } else { self.store.types.is_scalar(elem) };
        if fits {
            return Some(elem);
        }
        let (what, wanted) = if of_matrix { ("a matrix", "'f32' or 'f16'") } else { ("a vector", "a scalar") };
        let message = format!("the component type of {what} must be {wanted}, not '{}'", self.type_name(elem));
        let rule = if of_matrix { rules::MATRIX_COMPONENT_TYPE } else { rules::VECTOR_COMPONENT_TYPE };
        self.error(rule, self.span(expr), message);
        None
    }

    pub(super) fn atomic_type(&mut self, expr: ExprId, args: Range32) -> Option<TypeId> {
        let [arg, ..] = self.template_arguments(expr, args, 1, 1, "T")?;
        let elem = self.type_expr(arg?)?;
        if !matches!(elem, TypeId::I32 | TypeId::U32) {
            let message = format!("an atomic holds 'i32' or 'u32', not '{}'", self.type_name(elem));
            self.error(rules::ATOMIC_TYPE, self.span(arg?), message);
            return None;
        }
        Some(self.store.types.atomic(elem))
    }

    pub(super) fn pointer_type(&mut self, expr: ExprId, args: Range32) -> Option<TypeId> {
        let [space, store, access] = self.template_arguments(expr, args, 2, 3, "address space, type, access mode")?;
        let (space, access) = self.space_and_access(space?, access)?;
        let store = self.type_expr(store?)?;
        self.check_store_type(space, access, store, self.span(expr))
            .then(|| self.store.types.pointer(space, store, access))
    }

    pub(super) fn texture_type(
        &mut self,
        expr: ExprId,
        dimension: TextureDimension,
        multisampled: bool,
        args: Range32,
    ) -> Option<TypeId> {
        let [arg, ..] = self.template_arguments(expr, args, 1, 1, "T")?;
        let sampled = self.type_expr(arg?)?;
        if !matches!(sampled, TypeId::F32 | TypeId::I32 | TypeId::U32) {
            let message = format!("a texture is sampled as 'f32', 'i32' or 'u32', not '{}'", self.type_name(sampled));
            self.error(rules::TEXTURE_SAMPLED_TYPE, self.span(arg?), message);
            return None;
        }
        let kind = if multisampled { SampledKind::Multisampled(sampled) } else { SampledKind::Sampled(sampled) };
        Some(self.store.types.intern(Type::Texture { dimension, kind }))
    }

    pub(super) fn storage_texture_type(
        &mut self,
        expr: ExprId,
        dimension: TextureDimension,
        args: Range32,
    ) -> Option<TypeId> {
        let [format, access, _] = self.template_arguments(expr, args, 2, 2, "format, access mode")?;
        let Some(Enumerant::TexelFormat(format)) = self.enumerant(format?) else {
            self.wrong_argument(format?, "a texel format");
            return None;
        };
        let access = self.access_argument(access?)?;
        let formats = is_tier_1(format).then_some(LanguageFeature::TextureFormatsTier1);
        let accesses = (access != Access::Write).then_some(LanguageFeature::ReadonlyAndReadwriteStorageTextures);
        let span = self.span(expr);
        // Which formats a host can read and write is its to say, when a pipeline is created.
        let fits =
            self.require_feature(formats, format.name(), span) && self.require_feature(accesses, access.name(), span);
        fits.then(|| self.store.types.intern(Type::StorageTexture { dimension, format, access }))
    }
}

/// The formats that come with the language feature `texture_formats_tier1`.
fn is_tier_1(format: TexelFormat) -> bool {
    use TexelFormat as F;
    matches!(
        format,
        F::R8unorm
            | F::R8snorm
            | F::R8uint
            | F::R8sint
            | F::R16unorm
            | F::R16snorm
            | F::R16uint
            | F::R16sint
            | F::R16float
            | F::Rg8unorm
            | F::Rg8snorm
            | F::Rg8uint
            | F::Rg8sint
            | F::Rg16unorm
            | F::Rg16snorm
            | F::Rg16uint
            | F::Rg16sint
            | F::Rg16float
            | F::Rgba16unorm
            | F::Rgba16snorm
            | F::Rgb10a2unorm
            | F::Rgb10a2uint
            | F::Rg11b10ufloat
    )
}
