//! Value constructors of arrays and structures, which have as many parameters as elements.

use smallvec::SmallVec;

use crate::constant::{ConstId, EvalStage};
use crate::sem::program::{ExprInfo, ExprKind};
use crate::sem::resolver::Resolver;
use crate::sem::{limits, rules};
use crate::syntax::ast::ExprId;
use crate::types::{ArrayCount, TypeFlags, TypeId};
use crate::util::Range32;

impl Resolver<'_> {
    /// `T(args)` of a constructible array or structure: the zero value, or an argument for each element.
    pub(super) fn construct_composite(&mut self, expr: ExprId, ty: TypeId, args: Range32) {
        let Some(args) = self.arguments(args) else { return };
        if args.is_empty() {
            let constant = (self.unevaluated == 0).then(|| self.store.constants.zero(ty));
            return self.set_composite(expr, ty, EvalStage::Const, constant);
        }
        let count = self.store.types.element_count(ty).expect("a constructible composite has a count");
        if args.len() != count as usize {
            let plural = if count == 1 { "" } else { "s" };
            let message = format!("'{}' has {count} element{plural}, and is given {}", self.type_name(ty), args.len());
            return self.error(rules::ARGUMENT_COUNT, self.span(expr), message);
        }
        let mut fits = self.check_element_count(expr, args.len());
        for (index, &arg) in args.iter().enumerate() {
            let element = self.store.types.element_type(ty, index as u32).expect("the counts are equal");
            fits &= self.require_type(arg, element, rules::ARGUMENT_TYPE, |from, to| {
                format!("element {index} must be of type '{to}', and is '{from}'")
            });
        }
        if fits {
            self.construct_elements(expr, ty, args);
        }
    }

    /// `array(args)`: the element type is the one that all arguments convert to.
    pub(super) fn construct_inferred_array(&mut self, expr: ExprId, args: Range32) {
        let Some(args) = self.arguments(args) else { return };
        let span = self.span(expr);
        let Some((&first, rest)) = args.split_first() else {
            return self.error(rules::ARGUMENT_COUNT, span, "'array()' needs an element to know its type");
        };
        let mut elem = self.exprs[first].converted;
        for &arg in rest {
            let ty = self.exprs[arg].converted;
            let Some(common) = self.common_type(elem, ty) else {
                let message = format!(
                    "the elements of an array have one type, and these are '{}' and '{}'",
                    self.type_name(elem),
                    self.type_name(ty)
                );
                return self.error(rules::NO_COMMON_TYPE, self.span(arg), message);
            };
            elem = common;
        }
        if !self.has(elem, TypeFlags::CONSTRUCTIBLE.union(TypeFlags::PLAIN)) {
            let message = format!("an array cannot hold values of type '{}'", self.type_name(elem));
            return self.error(rules::ARRAY_ELEMENT_TYPE, span, message);
        }
        // Abstract elements are for const-expressions only.
        if args.iter().any(|&arg| self.exprs[arg].stage != EvalStage::Const) {
            elem = self.concrete_type(elem);
        }
        if !self.check_element_count(expr, args.len()) {
            return;
        }
        for &arg in args {
            self.convert(arg, elem);
        }
        let ty = self.store.types.array(elem, ArrayCount::Fixed(args.len() as u32));
        self.construct_elements(expr, ty, args);
    }

    /// The one of two types that the other converts to.
    fn common_type(&self, a: TypeId, b: TypeId) -> Option<TypeId> {
        let types = &self.store.types;
        types.conversion_rank(b, a).map(|_| a).or_else(|| types.conversion_rank(a, b).map(|_| b))
    }

    fn check_element_count(&mut self, expr: ExprId, count: usize) -> bool {
        self.check_limit(limits::ARRAY_ELEMENTS, count, self.span(expr))
    }

    fn construct_elements(&mut self, expr: ExprId, ty: TypeId, args: &[ExprId]) {
        let stage = self.latest_stage(args);
        let constants: Option<SmallVec<[ConstId; 8]>> = args.iter().map(|&arg| self.exprs[arg].constant).collect();
        let constant = match constants {
            Some(constants) if stage == EvalStage::Const && self.unevaluated == 0 => {
                Some(self.store.constants.composite(ty, &self.store.types, &constants))
            }
            _ => None,
        };
        self.set_composite(expr, ty, stage, constant);
    }

    fn set_composite(&mut self, expr: ExprId, ty: TypeId, stage: EvalStage, constant: Option<ConstId>) {
        self.set(expr, ExprInfo { ty, stage, constant, kind: ExprKind::Construct(None), ..ExprInfo::POISON });
    }
}
