//! The global environment: types, enums and the signatures of functions.

use hashbrown::HashSet;

use super::Checker;
use super::type_names::{State, TypeKind, TypeName};
use crate::diagnostic::Diagnostic;
use crate::util::Range32;
use crate::wsl::ast::{self, Decl, Expr, ExprId, Name, TypeExprId, Variable};
use crate::wsl::program::{Body, Function, FunctionId, FunctionName};
use crate::wsl::rules;
use crate::wsl::types::{Enum, EnumId, Facts, Shape, Struct, Ty};

impl Checker<'_> {
    pub(super) fn declarations(&mut self) {
        let ast = self.ast;
        for decl in &ast.decls {
            match *decl {
                Decl::Typedef { name, ty } => self.declare_type(name, TypeKind::Typedef(ty)),
                Decl::Struct { name, fields } => {
                    let facts = Facts::default();
                    let structure = Struct { name: name.text, fields: Vec::new(), source: fields, facts };
                    let id = self.types.structs.push(structure);
                    self.declare_type(name, TypeKind::Struct(id));
                }
                Decl::Enum { name, .. } => {
                    let id = self.types.enums.push(Enum { name: name.text, base: Ty::INT, elements: Vec::new() });
                    self.declare_type(name, TypeKind::Enum(id));
                }
                Decl::Function(_) => {}
            }
        }
        let mut enums = self.types.enums.ids();
        for decl in &ast.decls {
            match *decl {
                Decl::Typedef { name, .. } | Decl::Struct { name, .. } => {
                    self.type_of_name(name.text, name.span);
                }
                Decl::Enum { name, base, elements } => {
                    let id = enums.next().expect("each enum was declared");
                    self.enumeration(id, name, base, elements);
                }
                Decl::Function(_) => {}
            }
        }
        for decl in &ast.decls {
            if let Decl::Function(function) = decl {
                self.signature(function);
            }
        }
    }

    fn declare_type(&mut self, name: Name, kind: TypeKind) {
        let earlier = self.type_names.get(&name.text).map(|declared| declared.span);
        if earlier.is_some() || self.is_builtin_type(name.text) {
            let message = format!("there is another type '{}'", self.text(name.text));
            let mut diagnostic = Diagnostic::error(rules::DUPLICATE_TYPE, name.span, message);
            if let Some(span) = earlier {
                diagnostic = diagnostic.with_note(span, "it is declared here");
            }
            self.diagnostics.push(diagnostic);
            return;
        }
        self.type_names.insert(name.text, TypeName { kind, state: State::New, span: name.span });
    }

    fn enumeration(&mut self, id: EnumId, name: Name, base: Option<TypeExprId>, elements: Range32) {
        let ast = self.ast;
        let base = match base {
            None => Ty::INT,
            Some(written) => {
                let ty = self.resolve(written);
                if !matches!(ty, Ty::INT | Ty::UINT | Ty::ERROR) {
                    let message = format!("an enum is of 'int' or 'uint', not of '{}'", self.spell(ty));
                    self.error(rules::ENUM_BASE, ast.types[written].span, message);
                }
                if ty == Ty::UINT { ty } else { Ty::INT }
            }
        };
        let mut known: Vec<(crate::util::Symbol, i64)> = Vec::new();
        let (mut names, mut values) = (HashSet::new(), HashSet::new());
        let mut next = 0i64;
        for element in elements.of(&ast.enum_elements) {
            let value = element.value.and_then(|expr| self.enum_constant(expr)).unwrap_or(next);
            let range =
                if base == Ty::UINT { 0..=i64::from(u32::MAX) } else { i64::from(i32::MIN)..=i64::from(i32::MAX) };
            if !range.contains(&value) {
                let message = format!("'{}' cannot hold the value {value}", self.spell(base));
                self.error(rules::ENUM_VALUE, element.name.span, message);
            } else if !values.insert(value) {
                let message = format!("another element has the value {value}");
                self.error(rules::ENUM_VALUE, element.name.span, message);
            }
            if !names.insert(element.name.text) {
                let message = format!("there is another element '{}'", self.text(element.name.text));
                self.error(rules::ENUM_VALUE, element.name.span, message);
            }
            known.push((element.name.text, value));
            next = value.saturating_add(1);
        }
        if !values.contains(&0) {
            let message = "an enum has an element of the value 0, with which its variables begin";
            self.error(rules::ENUM_ZERO, name.span, message);
        }
        self.types.enums[id].base = base;
        self.types.enums[id].elements = known;
        self.type_of_name(name.text, name.span);
    }

    /// The value that is written for an element.
    fn enum_constant(&mut self, expr: ExprId) -> Option<i64> {
        let value = match self.expr(expr) {
            Expr::Int { magnitude, is_negative } => {
                let value = i64::try_from(magnitude).unwrap_or(i64::MAX);
                Some(if is_negative { -value } else { value })
            }
            Expr::Uint(value) => Some(value.into()),
            Expr::Dot(base, element) => self.element_of(base, element.text).map(|(_, value)| value),
            _ => None,
        };
        if value.is_none() {
            self.error(rules::ENUM_VALUE, self.span(expr), "the value of an element is an integer");
        }
        value
    }

    /// The element of an enum that `base.element` names.
    pub(super) fn element_of(&mut self, base: ExprId, element: crate::util::Symbol) -> Option<(Ty, i64)> {
        let Expr::Name(name) = self.expr(base) else { return None };
        let ty = self.type_of_name(name, self.span(base))?;
        let Shape::Enum(id) = self.types.get(ty) else { return None };
        let elements = &self.types.enums[id].elements;
        elements.iter().find(|(name, _)| *name == element).map(|&(_, value)| (ty, value))
    }

    fn signature(&mut self, function: &ast::Function) {
        let ast = self.ast;
        let result = self.resolve(function.result.ty);
        let params = function.params.of(&ast.variables);
        let param_types: Vec<Ty> = params.iter().map(|param| self.parameter_type(param)).collect();
        let (name, span) = match function.name {
            ast::FunctionName::Plain(name) => (FunctionName::Plain(name.text), name.span),
            ast::FunctionName::Cast(span) => (FunctionName::Cast(result), span),
        };
        if self.types.has_atomic(result) {
            self.error(rules::ATOMIC_VALUE, ast.types[function.result.ty].span, "an atomic is no value to return");
        }
        if self.types.facts(result).has_opaque {
            self.error(
                rules::UNSUPPORTED,
                ast.types[function.result.ty].span,
                "functions that return textures or samplers are not translated",
            );
        }
        if let (FunctionName::Cast(Ty::VOID), _) = (name, span) {
            self.error(rules::VOID_TYPE, span, "nothing is cast to 'void'");
        }
        let numthreads = function.numthreads.map_or([1; 3], |(size, _)| size);
        if let Some((size, span)) = function.numthreads
            && size.contains(&0)
        {
            self.error(rules::NUMTHREADS, span, "a group has at least one thread in each dimension");
        }
        let has_error = param_types.contains(&Ty::ERROR) || result == Ty::ERROR;
        let id = self.functions.push(Function {
            name,
            span,
            stage: function.stage,
            numthreads,
            param_types,
            params: Vec::new(),
            source: function.params,
            result,
            result_semantic: function.result.semantic,
            body: Body::Statements(function.body),
            calls: Vec::new(),
            needs: Vec::new(),
        });
        if !has_error {
            self.operator_signature(id);
        }
        if function.stage.is_none() {
            self.overloads.entry(name).or_default().push(id);
        }
    }

    fn parameter_type(&mut self, param: &Variable) -> Ty {
        let ty = self.resolve(param.ty);
        let span = self.ast.types[param.ty].span;
        if ty == Ty::VOID {
            self.error(rules::VOID_TYPE, span, "a parameter is not of type 'void'");
            return Ty::ERROR;
        }
        if self.types.has_atomic(ty) {
            self.error(rules::ATOMIC_VALUE, span, "an atomic is no value to pass: pass a pointer to it");
            return Ty::ERROR;
        }
        ty
    }

    /// What the name of an operator asks of its parameters and result.
    fn operator_signature(&mut self, id: FunctionId) {
        let function = &self.functions[id];
        let FunctionName::Plain(symbol) = function.name else { return };
        let Some(operator) = self.symbols.resolve(symbol).strip_prefix("operator") else { return };
        let (params, result) = (function.param_types.clone(), function.result);
        let is_taker = operator.starts_with("&.") || operator == "&[]";
        let is_property = operator.starts_with('.') || matches!(operator, "[]" | "[]=");
        let (counts, fault): (&[usize], _) = match operator {
            _ if operator.starts_with("&.") => (&[1], self.taker_fault(&params, result)),
            _ if operator.starts_with('.') && operator.ends_with('=') => (&[2], None),
            _ if operator.starts_with('.') => (&[1], None),
            "[]" => (&[2], self.index_fault(&params)),
            "[]=" => (&[3], self.index_fault(&params)),
            "&[]" => (&[2], self.taker_fault(&params, result).or_else(|| self.index_fault(&params))),
            "++" | "--" => (&[1], (params.first() != Some(&result)).then_some("it returns what it takes")),
            "+" | "-" => (&[1, 2], None),
            "~" | "!" => (&[1], None),
            _ => (&[2], None),
        };
        let owner = params.first().map(|&first| self.types.get(first));
        let is_composite = matches!(owner, Some(Shape::Pointer { .. } | Shape::ArrayRef { .. } | Shape::Array { .. }));
        let fault = if !counts.contains(&params.len()) {
            Some("it has another number of parameters")
        } else if is_property && !is_taker && is_composite {
            Some("its first parameter is no pointer, array reference or array")
        } else {
            fault
        };
        if let Some(fault) = fault {
            let span = self.functions[id].span;
            self.error(rules::OPERATOR_SIGNATURE, span, format!("this is no form of 'operator{operator}': {fault}"));
        }
    }

    fn taker_fault(&self, params: &[Ty], result: Ty) -> Option<&'static str> {
        let (Some(&first), Shape::Pointer { space, .. }) = (params.first(), self.types.get(result)) else {
            return Some("it returns a pointer");
        };
        match self.types.get(first) {
            Shape::Pointer { space: taken, .. } if taken != space => Some("both pointers have one address space"),
            Shape::Pointer { to, .. } if params.len() == 2 => match self.types.get(to) {
                Shape::Pointer { .. } | Shape::ArrayRef { .. } | Shape::Array { .. } => {
                    Some("its first parameter points to no pointer, array reference or array")
                }
                _ => None,
            },
            Shape::Pointer { .. } => None,
            _ => Some("its first parameter is a pointer"),
        }
    }

    fn index_fault(&self, params: &[Ty]) -> Option<&'static str> {
        (!matches!(params.get(1), Some(&(Ty::INT | Ty::UINT)))).then_some("its second parameter is 'int' or 'uint'")
    }
}
