//! Calls: the overload that each means.

use super::Checker;
use crate::diagnostic::{Diagnostic, Span, with_nearest};
use crate::util::{Range32, Symbol};
use crate::wsl::ast::{ExprId, Name};
use crate::wsl::library;
use crate::wsl::program::{Callee, Category, ExprInfo, FunctionName, Meaning, Need};
use crate::wsl::rules;
use crate::wsl::types::Ty;

/// What a call may mean.
struct Candidate {
    callee: Callee,
    params: Vec<Ty>,
    result: Ty,
}

impl Checker<'_> {
    pub(super) fn call(&mut self, expr: ExprId, name: Name, args: Range32) -> ExprInfo {
        let ast = self.ast;
        let args = args.of(&ast.expr_lists);
        for &arg in args {
            self.check(arg);
        }
        let cast = self.type_of_name(name.text, name.span);
        if cast == Some(Ty::ERROR) {
            return self.failed_call(expr, args);
        }
        if let Some(info) = self.default_cast(expr, cast, args) {
            return info;
        }
        match self.resolve_call(expr, name.text, cast, args) {
            Some((callee, ty)) => {
                self.set(expr, ExprInfo { ty, category: Category::Right, meaning: Meaning::Call(callee) })
            }
            None => self.set(expr, ExprInfo::ERROR),
        }
    }

    fn failed_call(&mut self, expr: ExprId, args: &[ExprId]) -> ExprInfo {
        for &arg in args {
            self.settle(arg);
        }
        self.set(expr, ExprInfo::ERROR)
    }

    /// `T()`, the default value of a type, and `T(e)` of a value of that type: every type has these casts, unless the program has its own.
    fn default_cast(&mut self, expr: ExprId, cast: Option<Ty>, args: &[ExprId]) -> Option<ExprInfo> {
        let ty = cast?;
        let is_own = |functions: &Vec<_>, c: &Self| {
            functions.iter().any(|&id| {
                let params: &[Ty] = &c.functions[id].param_types;
                params.len() == args.len() && params.iter().all(|&param| param == ty)
            })
        };
        if self.overloads.get(&FunctionName::Cast(ty)).is_some_and(|functions| is_own(functions, self)) {
            return None;
        }
        let facts = self.types.facts(ty);
        if facts.has_reference || facts.has_opaque || facts.has_atomic || ty == Ty::VOID {
            return None;
        }
        match *args {
            [] => {}
            [arg] if self.infos[arg].ty == ty => {}
            [arg] if self.infos[arg].ty == Ty::LITERAL && self.literal_fits(arg, ty) => {
                self.coerce(arg, ty);
            }
            _ => return None,
        }
        Some(self.set(expr, ExprInfo { ty, category: Category::Right, meaning: Meaning::Plain }))
    }

    /// The function that a call means, and the type that it gives; what goes wrong is reported.
    pub(super) fn resolve_call(
        &mut self,
        expr: ExprId,
        name: Symbol,
        cast: Option<Ty>,
        args: &[ExprId],
    ) -> Option<(Callee, Ty)> {
        let types: Vec<Ty> = args.iter().map(|&arg| self.infos[arg].ty).collect();
        if types.contains(&Ty::ERROR) {
            self.failed_call(expr, args);
            return None;
        }
        let mut candidates = self.candidates(name, cast, args, &types);
        if candidates.len() > 1 {
            // Literals that could be several things are `int`.
            candidates.retain(|candidate| {
                types.iter().zip(&candidate.params).all(|(&ty, &param)| ty != Ty::LITERAL || param == Ty::INT)
            });
            if candidates.is_empty() {
                return self.no_overload(expr, name, cast, args, &types, true);
            }
        }
        match &candidates[..] {
            [only] => {
                let (callee, params, result) = (only.callee, only.params.clone(), only.result);
                for (&arg, &param) in args.iter().zip(&params) {
                    self.coerce(arg, param);
                }
                self.note_call(callee, self.span(expr));
                Some((callee, result))
            }
            [] => self.no_overload(expr, name, cast, args, &types, false),
            _ => self.no_overload(expr, name, cast, args, &types, true),
        }
    }

    fn note_call(&mut self, callee: Callee, span: Span) {
        match callee {
            Callee::User(id) => {
                let function = self.this_function();
                self.functions[function].calls.push((id, span));
            }
            Callee::Library(row) => {
                if let Some(stage) = library::row(row).stage {
                    self.needs(Need::Stage(stage), span);
                }
            }
        }
    }

    fn candidates(&mut self, name: Symbol, cast: Option<Ty>, args: &[ExprId], types: &[Ty]) -> Vec<Candidate> {
        let mut found = Vec::new();
        let names = [Some(FunctionName::Plain(name)), cast.map(FunctionName::Cast)];
        for name in names.into_iter().flatten() {
            for &id in self.overloads.get(&name).map_or(&[][..], Vec::as_slice) {
                let function = &self.functions[id];
                if function.param_types.len() == args.len() && self.fits(args, &function.param_types) {
                    let (params, result) = (function.param_types.clone(), function.result);
                    found.push(Candidate { callee: Callee::User(id), params, result });
                }
            }
        }
        let library_name = match cast {
            Some(ty) => library::Name::Cast(ty),
            None => library::Name::Function(self.text(name).to_owned()),
        };
        for found_row in library::matches(&mut self.types, &library_name, types) {
            if self.fits(args, &found_row.params) {
                let library::Match { row, params, result } = found_row;
                found.push(Candidate { callee: Callee::Library(row), params, result });
            }
        }
        found
    }

    fn fits(&self, args: &[ExprId], params: &[Ty]) -> bool {
        args.iter().zip(params).all(|(&arg, &param)| match self.infos[arg].ty {
            Ty::LITERAL => self.literal_fits(arg, param),
            ty => ty == param || param == Ty::ERROR,
        })
    }

    fn no_overload(
        &mut self,
        expr: ExprId,
        name: Symbol,
        cast: Option<Ty>,
        args: &[ExprId],
        types: &[Ty],
        is_ambiguous: bool,
    ) -> Option<(Callee, Ty)> {
        let text = self.text(name).to_owned();
        let taken = self.spell_all(types);
        let own = self.overloads.get(&FunctionName::Plain(name)).map_or(&[][..], Vec::as_slice);
        let notes: Vec<Span> = own.iter().take(8).map(|&id| self.functions[id].span).collect();
        let is_known = cast.is_some() || !own.is_empty() || library::has(&text);
        let span = self.span(expr);
        let mut diagnostic = if is_ambiguous {
            Diagnostic::error(rules::AMBIGUOUS_CALL, span, format!("several '{text}' take ({taken})"))
        } else if is_known {
            Diagnostic::error(rules::NO_OVERLOAD, span, format!("no '{text}' takes ({taken})"))
        } else {
            // Names are compared for the first mistakes only, so that a hostile text costs no more than a long one.
            let names = if self.diagnostics.len() < 32 { self.function_names() } else { Vec::new() };
            let diagnostic = Diagnostic::error(rules::UNKNOWN_NAME, span, format!("there is no function '{text}'"));
            with_nearest(
                diagnostic,
                (&text, Span::new(span.start, span.start + text.len() as u32)),
                names.iter().map(String::as_str),
            )
        };
        for note in notes {
            diagnostic = diagnostic.with_note(note, "this one has other parameters, or is one of several");
        }
        self.diagnostics.push(diagnostic);
        self.failed_call(expr, args);
        None
    }

    fn function_names(&self) -> Vec<String> {
        let plain = self.functions.ids().filter_map(|id| self.plain_name(id));
        let mut names: Vec<String> = plain.map(|name| self.text(name).to_owned()).collect();
        names.extend(library::names().map(str::to_owned));
        names.retain(|name| !name.starts_with("operator"));
        names.sort_unstable();
        names.dedup();
        names
    }
}
