//! Dots and indices: fields, properties, elements.

use super::Checker;
use crate::util::Symbol;
use crate::wsl::ast::{Expr, ExprId, Name};
use crate::wsl::library;
use crate::wsl::program::{Category, ExprInfo, FunctionId, FunctionName, Meaning};
use crate::wsl::rules;
use crate::wsl::types::{Shape, Ty};

impl Checker<'_> {
    pub(super) fn dot(&mut self, expr: ExprId, base: ExprId, name: Name) -> ExprInfo {
        if let Expr::Name(variable) = self.expr(base)
            && self.find_local(variable).is_none()
            && let Some(ty) = self.type_of_name(variable, self.span(base))
        {
            return self.enum_element(expr, base, ty, name);
        }
        let info = self.check(base);
        self.settle(base);
        self.member(expr, info, name)
    }

    fn enum_element(&mut self, expr: ExprId, base: ExprId, ty: Ty, name: Name) -> ExprInfo {
        if let Some((ty, value)) = self.element_of(base, name.text) {
            let meaning = Meaning::EnumValue(value);
            return self.set(expr, ExprInfo { ty, category: Category::Right, meaning });
        }
        if ty != Ty::ERROR {
            let message = format!("'{}' has no element '{}'", self.spell(ty), self.text(name.text));
            self.error(rules::UNKNOWN_FIELD, name.span, message);
        }
        self.set(expr, ExprInfo::ERROR)
    }

    /// `base.name`, where the base is checked.
    pub(super) fn member(&mut self, expr: ExprId, base: ExprInfo, name: Name) -> ExprInfo {
        if base.ty == Ty::ERROR {
            return self.set(expr, ExprInfo::ERROR);
        }
        let found = self
            .field(base, name.text)
            .or_else(|| self.length(base, name.text))
            .or_else(|| self.components(base, name.text))
            .or_else(|| self.property(base, self.text(name.text).to_owned().as_str(), None));
        match found {
            Some(info) => self.set(expr, info),
            None => {
                let message = format!("'{}' has no '{}'", self.spell(base.ty), self.text(name.text));
                self.error(rules::UNKNOWN_FIELD, name.span, message);
                self.set(expr, ExprInfo::ERROR)
            }
        }
    }

    fn field(&self, base: ExprInfo, name: Symbol) -> Option<ExprInfo> {
        let Shape::Struct(id) = self.types.get(base.ty) else { return None };
        let fields = &self.types.structs[id].fields;
        let index = fields.iter().position(|field| field.name == name)?;
        Some(ExprInfo { ty: fields[index].ty, category: base.category, meaning: Meaning::Field(index as u32) })
    }

    fn length(&self, base: ExprInfo, name: Symbol) -> Option<ExprInfo> {
        let has_length = matches!(
            self.types.get(base.ty),
            Shape::Array { .. } | Shape::ArrayRef { .. } | Shape::Vector { .. } | Shape::Matrix { .. }
        );
        (has_length && self.text(name) == "length").then_some(ExprInfo {
            ty: Ty::UINT,
            category: Category::Right,
            meaning: Meaning::Length,
        })
    }

    fn components(&mut self, base: ExprInfo, name: Symbol) -> Option<ExprInfo> {
        let Shape::Vector { elem, size } = self.types.get(base.ty) else { return None };
        let swizzle = library::swizzle(self.text(name), size)?;
        let category =
            if swizzle.is_distinct && base.category.is_assignable() { Category::Abstract } else { Category::Right };
        let ty = if swizzle.count == 1 { elem } else { self.types.vector(elem, swizzle.count) };
        Some(ExprInfo { ty, category, meaning: Meaning::Swizzle(swizzle.count, swizzle.components) })
    }

    /// An address taker, setter or getter of the program: of `.name`, or of `[]` with an index.
    fn property(&mut self, base: ExprInfo, name: &str, index: Option<ExprId>) -> Option<ExprInfo> {
        let suffix = if index.is_some() { "[]".to_owned() } else { format!(".{name}") };
        if let Category::Left(space) = base.category {
            let pointer = self.types.intern(Shape::Pointer { space, to: base.ty });
            if let Some(taker) = self.accessor(&format!("operator&{suffix}"), pointer, index) {
                self.called(taker, index);
                let Shape::Pointer { space, to } = self.types.get(self.functions[taker].result) else { return None };
                let meaning = Meaning::AddressTaker(taker);
                return Some(ExprInfo { ty: to, category: Category::Left(space), meaning });
            }
        }
        let getter = self.accessor(&format!("operator{suffix}"), base.ty, index);
        let setter = self.accessor(&format!("operator{suffix}="), base.ty, index);
        let setter = setter.filter(|_| base.category.is_assignable());
        let ty = match (setter, getter) {
            (Some(setter), _) => *self.functions[setter].param_types.last()?,
            (None, Some(getter)) => self.functions[getter].result,
            (None, None) => return None,
        };
        for function in [getter, setter].into_iter().flatten() {
            self.called(function, index);
        }
        let category = if setter.is_some() { Category::Abstract } else { Category::Right };
        Some(ExprInfo { ty, category, meaning: Meaning::Property(getter, setter) })
    }

    /// The function of that name whose first parameter is of that type, and whose second takes the index.
    fn accessor(&mut self, name: &str, owner: Ty, index: Option<ExprId>) -> Option<FunctionId> {
        let name = FunctionName::Plain(self.symbols.get(name)?);
        let candidates = self.overloads.get(&name)?;
        let fits = |id: &&FunctionId| {
            let params = &self.functions[**id].param_types;
            params.first() == Some(&owner)
                && index.is_none_or(|index| match (self.infos[index].ty, params.get(1)) {
                    (_, None) => false,
                    (Ty::LITERAL, Some(&param)) => self.literal_fits(index, param),
                    (ty, Some(&param)) => ty == param,
                })
        };
        let fitting: Vec<FunctionId> = candidates.iter().filter(fits).copied().collect();
        match fitting[..] {
            [only] => Some(only),
            _ => fitting.into_iter().find(|&id| self.functions[id].param_types.get(1) == Some(&Ty::INT)),
        }
    }

    /// Notes that an accessor is called, and gives a literal index the type of its parameter.
    fn called(&mut self, accessor: FunctionId, index: Option<ExprId>) {
        if let Some(index) = index {
            let ty = self.functions[accessor].param_types[1];
            self.coerce(index, ty);
        }
        let span = index.map_or(self.functions[self.this_function()].span, |index| self.span(index));
        let function = self.this_function();
        self.functions[function].calls.push((accessor, span));
    }

    pub(super) fn index(&mut self, expr: ExprId, base: ExprId, index: ExprId) -> ExprInfo {
        let info = self.check(base);
        self.settle(base);
        self.check(index);
        if info.ty == Ty::ERROR || self.infos[index].ty == Ty::ERROR {
            self.settle(index);
            return self.set(expr, ExprInfo::ERROR);
        }
        let by_value = if info.category.is_assignable() { Category::Abstract } else { Category::Right };
        let found = match self.types.get(info.ty) {
            Shape::ArrayRef { space, to } => Some((to, Category::Left(space), Meaning::RefElement)),
            Shape::Array { elem, .. } => Some((elem, info.category, Meaning::Element)),
            Shape::Vector { elem, .. } => Some((elem, by_value, Meaning::Element)),
            Shape::Matrix { elem, rows, .. } => Some((self.types.vector(elem, rows), by_value, Meaning::Element)),
            _ => None,
        };
        if let Some((ty, category, meaning)) = found {
            self.uint_index(index);
            return self.set(expr, ExprInfo { ty, category, meaning });
        }
        if let Some(info) = self.property(info, "", Some(index)) {
            return self.set(expr, info);
        }
        let index_ty = self.settle(index);
        let message = format!("'{}' has no elements that '{}' selects", self.spell(info.ty), self.spell(index_ty));
        self.error(rules::INDEX, self.span(expr), message);
        self.set(expr, ExprInfo::ERROR)
    }

    fn uint_index(&mut self, index: ExprId) {
        if !self.coerce(index, Ty::UINT) {
            let message = format!("an index is 'uint', and this is '{}'", self.spell(self.infos[index].ty));
            self.error(rules::INDEX, self.span(index), message);
        }
    }
}
