//! Value constructors and conversions: which one a call of a type or type generator means.
//!
//! <https://www.w3.org/TR/WGSL/#constructor-builtin-function>

use crate::intrinsics::{Callee, CtorConv, OverloadKind};
use crate::sem::predeclared::Generator;
use crate::sem::program::ExprKind;
use crate::sem::resolver::Resolver;
use crate::sem::rules;
use crate::syntax::ast::ExprId;
use crate::types::{Type, TypeFlags, TypeId};
use crate::util::Range32;

impl Resolver<'_> {
    /// `T(args)` where the callee spells a whole type.
    pub(super) fn construct_named(&mut self, expr: ExprId, callee: ExprId, args: Range32) {
        match self.type_expr(callee) {
            Some(ty) => self.construct(expr, callee, ty, args),
            None => self.skip_arguments(args),
        }
    }

    /// `vec3(args)`, `vec3<f32>(args)` and their like.
    pub(super) fn construct_generated(
        &mut self,
        expr: ExprId,
        callee: ExprId,
        generator: Generator,
        template_args: Range32,
        args: Range32,
    ) {
        if !template_args.is_empty() {
            return self.construct_named(expr, callee, args);
        }
        match generator {
            Generator::Vector(size) => self.construct_from_table(expr, vector_constructor(size), &[], args),
            Generator::Matrix(columns, rows) => {
                self.construct_from_table(expr, matrix_constructor(columns, rows), &[], args);
            }
            Generator::Array => self.construct_inferred_array(expr, args),
            _ => self.construct_named(expr, callee, args),
        }
    }

    fn construct(&mut self, expr: ExprId, callee: ExprId, ty: TypeId, args: Range32) {
        match self.store.types.get(ty) {
            Type::Bool => self.construct_from_table(expr, CtorConv::Bool, &[], args),
            Type::I32 => self.construct_from_table(expr, CtorConv::I32, &[], args),
            Type::U32 => self.construct_from_table(expr, CtorConv::U32, &[], args),
            Type::F32 => self.construct_from_table(expr, CtorConv::F32, &[], args),
            Type::F16 => self.construct_from_table(expr, CtorConv::F16, &[], args),
            Type::Vector { elem, size } => self.construct_from_table(expr, vector_constructor(size), &[elem], args),
            Type::Matrix { column, columns } => {
                let rows = self.store.types.element_count(column).expect("a column is a vector");
                let elem = self.store.types.deepest_elem(column);
                self.construct_from_table(expr, matrix_constructor(columns, rows as u8), &[elem], args);
            }
            Type::Array { .. } | Type::Struct(_) if self.has(ty, TypeFlags::CONSTRUCTIBLE) => {
                self.construct_composite(expr, ty, args);
            }
            _ => {
                let message = format!("a value of type '{}' cannot be constructed", self.type_name(ty));
                self.error(rules::CONSTRUCTIBLE_REQUIRED, self.span(callee), message);
                self.skip_arguments(args);
            }
        }
    }

    fn construct_from_table(&mut self, expr: ExprId, constructor: CtorConv, explicit: &[TypeId], args: Range32) {
        let Some(args) = self.arguments(args) else { return };
        let callee = Callee::Constructor(constructor);
        let Some(answer) = self.overload(callee, explicit, args, self.span(expr), constructor.name()) else { return };
        let kind = match answer.overload.kind() {
            OverloadKind::Conversion => ExprKind::Convert(answer.overload),
            _ => ExprKind::Construct(Some(answer.overload)),
        };
        self.apply(expr, &answer, args, kind);
    }
}

fn vector_constructor(size: u8) -> CtorConv {
    [CtorConv::Vec2, CtorConv::Vec3, CtorConv::Vec4][usize::from(size) - 2]
}

fn matrix_constructor(columns: u8, rows: u8) -> CtorConv {
    use CtorConv::{Mat2x2, Mat2x3, Mat2x4, Mat3x2, Mat3x3, Mat3x4, Mat4x2, Mat4x3, Mat4x4};
    let all = [[Mat2x2, Mat2x3, Mat2x4], [Mat3x2, Mat3x3, Mat3x4], [Mat4x2, Mat4x3, Mat4x4]];
    all[usize::from(columns) - 2][usize::from(rows) - 2]
}
