//! Bodies of functions: every kind of statement, in any order that is valid.

use super::calls::TEXTURE_CALLS;
use super::expression::literal;
use super::program::{Maker, Stages, Variable};

/// How deep statements nest.
const MAX_DEPTH: u32 = 5;

impl Maker<'_, '_> {
    /// A function's body, which ends in a `return` where there is a result.
    pub fn body(&mut self, result: Option<&'static str>) {
        self.text.push_str("{\n");
        self.statements(6);
        if let Some(ty) = result {
            let value = self.expression(ty, true);
            self.line(&format!("return {value};"));
        }
        self.text.push_str("}\n");
    }

    fn line(&mut self, text: &str) {
        self.text.push_str(&"  ".repeat(self.depth as usize + 1));
        self.text.push_str(text);
        self.text.push('\n');
    }

    /// Up to `most` statements; names declared by them end with them.
    fn statements(&mut self, most: usize) {
        let names = self.scope.len();
        for _ in 0..1 + self.pick(most) {
            if self.fuel > 0 {
                self.fuel -= 1;
                self.statement();
            }
        }
        self.scope.truncate(names);
    }

    /// `head { statements tail }`
    fn block(&mut self, head: &str, tail: &str) {
        self.line(&format!("{head}{{"));
        self.depth += 1;
        self.statements(3);
        if !tail.is_empty() {
            self.line(tail);
        }
        self.depth -= 1;
        self.line("}");
    }

    fn statement(&mut self) {
        let kinds = if self.depth < MAX_DEPTH { 14 } else { 7 };
        match self.pick(kinds) {
            0 => self.store(),
            1 => self.local("let", false),
            2 | 3 => self.local("var", true),
            4 => self.assignment(),
            5 => self.compound(),
            6 => self.pointer(),
            7 => self.choice(),
            8 => self.counted_loop(),
            9 => self.while_loop(),
            10 => self.bare_loop(),
            11 => self.switch(),
            12 => self.array(),
            _ => self.leave(),
        }
    }

    /// Something that a run can see.
    fn store(&mut self) {
        if self.textures && self.chance(2) {
            let stores = &TEXTURE_CALLS[""];
            let call = &stores[self.pick(stores.len())];
            if let Some(text) = self.call_of(call, 0) {
                return self.line(&format!("{text};"));
            }
        }
        let ty = ["u32", "f32", "vec4<f32>", "i32"][self.pick(4)];
        let (buffer, index, value) = (self.buffer(ty, "read_write"), self.index(), self.expression(ty, true));
        self.line(&format!("{buffer}[{index}] = {value};"));
    }

    fn local(&mut self, keyword: &str, is_memory: bool) {
        let ty = self.any_type();
        let value = self.expression(ty, true);
        let name = self.new_name("v");
        let note = if self.chance(2) { format!(": {ty}") } else { String::new() };
        self.line(&format!("{keyword} {name}{note} = {value};"));
        // What a `let` holds may be a constant, of which nothing is computed here.
        self.scope.push(Variable { name, ty, is_memory });
    }

    fn memory(&mut self) -> Option<Variable> {
        let fitting: Vec<Variable> = self.scope.iter().filter(|variable| variable.is_memory).cloned().collect();
        (!fitting.is_empty()).then(|| fitting[self.pick(fitting.len())].clone())
    }

    fn assignment(&mut self) {
        let Some(Variable { name, ty, .. }) = self.memory() else { return self.store() };
        if ty.starts_with("vec") && self.chance(2) {
            let scalar = super::program::TYPES.into_iter().find(|other| ty.ends_with(&format!("<{other}>")));
            if let Some(scalar) = scalar {
                let (place, value) = (["x", "y"][self.pick(2)], self.expression(scalar, true));
                return self.line(&format!("{name}.{place} = {value};"));
            }
        }
        let value = self.expression(ty, true);
        self.line(&format!("{name} = {value};"));
    }

    fn compound(&mut self) {
        let Some(Variable { name, ty, .. }) = self.memory() else { return self.phony() };
        if ty.contains("bool") {
            return self.phony();
        }
        if matches!(ty, "i32" | "u32") && self.chance(2) {
            let operator = ["++", "--"][self.pick(2)];
            return self.line(&format!("{name}{operator};"));
        }
        let operator = ["+=", "-="][self.pick(2)];
        let value = self.expression(ty, false);
        self.line(&format!("{name} {operator} {value};"));
    }

    fn phony(&mut self) {
        let ty = self.any_type();
        let value = self.expression(ty, true);
        self.line(&format!("_ = {value};"));
    }

    fn pointer(&mut self) {
        let Some(Variable { name, ty, .. }) = self.memory() else { return self.phony() };
        let (pointer, value) = (self.new_name("q"), self.expression(ty, true));
        self.line(&format!("let {pointer} = &{name};"));
        self.line(&format!("*{pointer} = {value};"));
    }

    fn array(&mut self) {
        let (ty, name) = (self.any_type(), self.new_name("a"));
        let first = self.expression(ty, true);
        self.line(&format!("var {name}: array<{ty}, 3>;"));
        let (to, from) = (self.index(), self.index());
        self.line(&format!("{name}[{to}] = {first};"));
        let copy = self.new_name("v");
        self.line(&format!("var {copy} = {name}[{from}];"));
        self.scope.push(Variable { name: copy, ty, is_memory: true });
    }

    fn choice(&mut self) {
        let condition = self.expression("bool", true);
        self.block(&format!("if {condition} "), "");
        if self.chance(2) {
            let condition = self.expression("bool", true);
            self.block(&format!("else if {condition} "), "");
        }
        if self.chance(2) {
            self.block("else ", "");
        }
    }

    /// A statement that leaves a loop in some runs.
    fn exit(&mut self) -> String {
        let word = ["", "break", "continue"][self.pick(3)];
        if word.is_empty() { String::new() } else { format!("if {} {{ {word}; }}", self.expression("bool", true)) }
    }

    fn counted_loop(&mut self) {
        let name = self.new_name("n");
        let (ty, bound) = (["i32", "u32"][self.pick(2)], 1 + self.pick(9));
        let start = literal(ty);
        let tail = self.exit();
        self.block(&format!("for (var {name} = {start}; {name} < {bound}; {name}++) "), &tail);
    }

    fn while_loop(&mut self) {
        let condition = self.expression("bool", false);
        let tail = self.exit();
        self.block(&format!("while {condition} "), &tail);
    }

    fn bare_loop(&mut self) {
        let condition = self.expression("bool", false);
        let tail = if self.chance(2) {
            format!("continuing {{ break if {condition}; }}")
        } else {
            format!("if {condition} {{ break; }}")
        };
        self.block("loop ", &tail);
    }

    fn switch(&mut self) {
        let ty = ["i32", "u32"][self.pick(2)];
        let selector = self.expression(ty, false);
        self.line(&format!("switch {selector} {{"));
        self.depth += 1;
        for case in 0..self.pick(4) {
            self.block(&format!("case {}, {}: ", 2 * case, 2 * case + 1), "");
        }
        let tail = if self.chance(2) { "break;" } else { "" };
        self.block("default: ", tail);
        self.depth -= 1;
        self.line("}");
    }

    /// Leaves the function, or the invocation, in some runs.
    fn leave(&mut self) {
        let condition = self.expression("bool", false);
        let is_discard = self.may(Stages::Fragment) && self.chance(2);
        let what = match self.result {
            _ if is_discard => "discard".to_owned(),
            Some(ty) => format!("return {}", self.expression(ty, true)),
            None => "return".to_owned(),
        };
        self.line(&format!("if {condition} {{ {what}; }}"));
    }
}
