//! Structures and their layout.
//!
//! <https://www.w3.org/TR/WGSL/#struct-types>

use crate::diagnostic::Span;
use crate::sem::attributes::Place;
use crate::sem::program::DeclTarget;
use crate::sem::resolver::Resolver;
use crate::sem::{limits, rules};
use crate::syntax::ast::{AttributeKind, DeclId, ExprId, Member, Struct};
use crate::types::{StructId, StructMember, StructType, Type, TypeFlags, TypeId, Types};

impl Resolver<'_> {
    pub(super) fn struct_declaration(&mut self, decl: DeclId, structure: Struct) {
        let ast = self.ast;
        let list = ast.member_list(structure.members);
        let mut fits = !structure.broken & self.check_limit(limits::STRUCT_MEMBERS, list.len(), structure.name.span);
        let mut members = Vec::with_capacity(list.len());
        for (index, member) in list.iter().enumerate() {
            match self.member_declaration(member, index + 1 == list.len()) {
                Some(laid_out) => members.push(laid_out),
                None => fits = false,
            }
        }
        if !fits {
            return;
        }
        Types::lay_out_members(&mut members);
        let is_wrong_io = list.iter().any(|member| self.is_wrong_io(member.attributes));
        if !is_wrong_io {
            self.check_struct_locations(list, &members);
        }
        let name = structure.name.symbol;
        let ty = self.store.types.declare_struct(StructType { name, members, builtin_family: None });
        let Type::Struct(id) = self.store.types.get(ty) else { unreachable!("it was declared as one") };
        if is_wrong_io {
            self.wrong_io_structs.insert(id);
        }
        let unique = self.index_members(id, list);
        if unique && self.check_struct_limits(ty, structure.name.span) {
            self.decls[decl] = DeclTarget::Type(ty);
        }
    }

    /// Enters the members' names into the table that accesses look into. Gives whether they differ.
    fn index_members(&mut self, id: StructId, list: &[Member]) -> bool {
        let mut unique = true;
        for (index, member) in list.iter().enumerate() {
            let name = member.name;
            if let Some(first) = self.member_indices.insert((id, name.symbol), index as u32) {
                let message = format!("'{}' is a member already", self.name(name.symbol));
                let at = list[first as usize].name.span;
                self.error_note(rules::DUPLICATE_MEMBER, name.span, message, at, "the first is here");
                unique = false;
            }
        }
        unique
    }

    fn check_struct_limits(&mut self, ty: TypeId, span: Span) -> bool {
        let layout = self.store.types.layout(ty);
        if layout.size > limits::TYPE_BYTES {
            let message = format!("this structure is larger than {} bytes", limits::TYPE_BYTES);
            self.error(rules::TYPE_SIZE, span, message);
            return false;
        }
        self.check_limit(limits::TYPE_NESTING, layout.depth.into(), span)
    }

    fn member_declaration(&mut self, member: &Member, is_last: bool) -> Option<StructMember> {
        self.attributes(member.attributes, Place::Member, member.span);
        let io = self.io_attributes(member.attributes);
        let ty = self.type_expr(member.ty);
        let errors = self.diagnostics.error_count();
        let (align, size) = self.layout_attributes(member, ty);
        let ty = ty?;
        if self.diagnostics.error_count() > errors {
            return None;
        }
        if !self.check_member_type(ty, is_last, self.span(member.ty)) {
            return None;
        }
        self.check_location_type(io, ty, self.span(member.ty));
        let layout = self.store.types.layout(ty);
        Some(StructMember {
            name: member.name.symbol,
            ty,
            offset: 0,
            size: size.map_or(layout.size, u64::from),
            align: align.unwrap_or(layout.align),
            explicit_layout: align.is_some() || size.is_some(),
            io,
        })
    }

    fn check_member_type(&mut self, ty: TypeId, is_last: bool, span: Span) -> bool {
        let is_runtime_array =
            matches!(self.store.types.get(ty), Type::Array { count: crate::types::ArrayCount::Runtime, .. });
        if is_runtime_array && !is_last {
            self.error(rules::RUNTIME_ARRAY_PLACEMENT, span, "a runtime-sized array must be the last member");
            return false;
        }
        if is_runtime_array || self.has(ty, TypeFlags::PLAIN.union(TypeFlags::CREATION_FIXED)) {
            return true;
        }
        let message = format!("a structure member cannot be of type '{}'", self.type_name(ty));
        self.error(rules::MEMBER_TYPE, span, message);
        false
    }

    /// The values of `@align` and `@size`.
    fn layout_attributes(&mut self, member: &Member, ty: Option<TypeId>) -> (Option<u32>, Option<u32>) {
        let ast = self.ast;
        let (mut align, mut size) = (None, None);
        for attribute in ast.attribute_list(member.attributes) {
            match attribute.kind {
                AttributeKind::Align(expr) => align = self.member_align(expr, ty),
                AttributeKind::Size(expr) => size = self.member_size(expr, ty),
                _ => {}
            }
        }
        (align, size)
    }

    /// <https://www.w3.org/TR/WGSL/#align-attr>
    fn member_align(&mut self, expr: ExprId, ty: Option<TypeId>) -> Option<u32> {
        let value = self.attribute_at_least(expr, "align", 1)?;
        if !value.is_power_of_two() {
            let message = format!("'@align' must be a power of two, and is {value}");
            self.error(rules::ALIGN_VALUE, self.span(expr), message);
            return None;
        }
        let natural = self.store.types.layout(ty?).align;
        if value < natural {
            let message = format!("'@align' must be a multiple of the type's own alignment, {natural}, and is {value}");
            self.error(rules::ALIGN_VALUE, self.span(expr), message);
            return None;
        }
        Some(value)
    }

    /// <https://www.w3.org/TR/WGSL/#size-attr>
    fn member_size(&mut self, expr: ExprId, ty: Option<TypeId>) -> Option<u32> {
        let value = self.attribute_at_least(expr, "size", 1)?;
        let ty = ty?;
        let span = self.span(expr);
        if !self.has(ty, TypeFlags::CREATION_FIXED) {
            self.error(rules::SIZE_VALUE, span, "'@size' needs a type whose size is fixed at shader creation");
            return None;
        }
        let natural = self.store.types.layout(ty).size;
        if u64::from(value) < natural {
            let message = format!("'@size' must be at least the type's own size, {natural}, and is {value}");
            self.error(rules::SIZE_VALUE, span, message);
            return None;
        }
        Some(value)
    }
}
